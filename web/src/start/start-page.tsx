import { useEffect, useState } from "preact/hooks";
import { preloadFaces } from "../cards";
import { SettingsDialog } from "../dialogs/settings-dialog";
import { follow } from "../router";
import { change, settings } from "../settings";
import { Icon } from "../ui/icon";
import { LanguageMenu } from "../ui/language-menu";
import { Logo } from "../ui/logo";
import { t } from "../words";
import { Friends } from "./friends";
import { LevelsBox } from "./levels";
import { MyTables } from "./my-tables";
import { useOpening } from "./opening";
import { Variants } from "./variants";
import { Ways } from "./ways";

const MODERN = "modern";

/** Where everybody arrives: one click from here to the first card. */
export function StartPage() {
  const opening = useOpening();
  const { busy, problem } = opening;
  const [setting, setSetting] = useState(false);
  const { name } = settings.value;

  useEffect(() => {
    document.title = t("page.title");
    // The cards come when the page itself is there, and before they are needed.
    const later = setTimeout(preloadFaces, 600);
    return () => clearTimeout(later);
  }, []);

  return (
    <div class="start">
      <header class="start-bar">
        <span class="brand">{t("page.title")}</span>
        <LanguageMenu />
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
            onClick={() => opening.open({ variant: MODERN })}
          >
            {busy ? t("page.start.dealing") : t("page.start.play")}
          </button>
          <p class="hero-note">{t("page.start.play.note")}</p>
          <p>
            <a href="/learn" data-testid="learn" onClick={follow}>
              {t("page.learn.first")}
            </a>
          </p>
        </section>
        <MyTables />
        <Ways />
        <section class="card-box about" aria-labelledby="about">
          <h2 id="about">{t("page.about.title")}</h2>
          <p>{t("page.about.text")}</p>
        </section>
        <LevelsBox />
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
        <Variants opening={opening} />
        <Friends opening={opening} />
      </main>
      {problem === null ? null : (
        <p class="trouble start-trouble" role="alert">
          {problem}
        </p>
      )}
      {setting ? <SettingsDialog close={() => setSetting(false)} /> : null}
    </div>
  );
}
