import { useEffect, useState } from "preact/hooks";
import { makeTable } from "../api";
import { preloadFaces } from "../cards";
import { SettingsDialog } from "../dialogs/settings-dialog";
import { go } from "../router";
import { change, pace, settings } from "../settings";
import { Icon } from "../ui/icon";
import { Logo } from "../ui/logo";
import { t } from "../words";
import { Friends } from "./friends";
import { MyTables } from "./my-tables";
import { Variants } from "./variants";

const MODERN = "modern";

/** Where everybody arrives: one click from here to the first card. */
export function StartPage() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [setting, setSetting] = useState(false);
  const { name } = settings.value;

  useEffect(() => {
    document.title = t("page.title");
    // The cards come when the page itself is there, and before they are needed.
    const later = setTimeout(preloadFaces, 600);
    return () => clearTimeout(later);
  }, []);

  async function play(variant: string, people = 1): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const made = await makeTable({ variant, people, name: name.trim(), pace: pace(settings.value.speed) });
      go(made.url);
    } catch (error) {
      setProblem(t("page.start.failed", { why: error instanceof Error ? error.message : String(error) }));
      setBusy(false);
    }
  }

  return (
    <div class="start">
      <header class="start-bar">
        <span class="brand">{t("page.title")}</span>
        <button type="button" class="tool" data-testid="settings" aria-label={t("page.settings")} onClick={() => setSetting(true)}>
          <Icon name="settings" />
        </button>
      </header>
      <main class="start-main">
        <section class="hero">
          <Logo />
          <h1>{t("page.title")}</h1>
          <p class="lead">{t("page.tagline")}</p>
          <button
            type="button"
            class="button primary big"
            data-testid="start-modern"
            disabled={busy}
            onClick={() => void play(MODERN)}
          >
            {busy ? t("page.start.dealing") : t("page.start.play")}
          </button>
          <p class="hero-note">{t("page.start.play.note")}</p>
          {problem === null ? null : (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
        </section>
        <MyTables />
        <section class="card-box about" aria-labelledby="about">
          <h2 id="about">{t("page.about.title")}</h2>
          <p>{t("page.about.text")}</p>
        </section>
        <Variants busy={busy} play={(variant) => void play(variant)} />
        <Friends busy={busy} play={(variant, people) => void play(variant, people)} />
        <section class="card-box" aria-labelledby="you">
          <h2 id="you">{t("page.you.title")}</h2>
          <label class="field">
            <span>{t("page.you.name")}</span>
            <input
              type="text"
              name="name"
              maxLength={24}
              autocomplete="nickname"
              placeholder={t("page.you.placeholder")}
              value={name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </label>
        </section>
      </main>
      {setting ? <SettingsDialog close={() => setSetting(false)} /> : null}
    </div>
  );
}
