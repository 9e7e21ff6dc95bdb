import { useEffect, useState } from "preact/hooks";
import { RequestFailed, sitDown } from "../api";
import type { TableInfo } from "../protocol";
import { follow } from "../router";
import { change, settings } from "../settings";
import { LanguageMenu } from "../ui/language-menu";
import { Logo } from "../ui/logo";
import { language, t } from "../words";

/** Somebody followed a link to a table and has no seat there yet. */
export function InvitePage({ info, seated }: { info: TableInfo; seated: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { name } = settings.value;

  const spoken = language();
  useEffect(() => setProblem(null), [spoken]);

  async function sit(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await sitDown(info.table, { name: name.trim() });
      seated();
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    }
  }

  return (
    <div class="start">
      <header class="start-bar">
        <span class="brand">{t("page.title")}</span>
        <LanguageMenu />
      </header>
      <main class="start-main invite">
        <Logo />
        <h1>{t("page.invite.title")}</h1>
        <p class="lead">{t("page.invite.text", { game: info.title })}</p>
        <ul class="invite-people" aria-label={t("page.invite.people")}>
          {info.players.map((name, n) => (
            <li key={n} class="tag">
              {name}
            </li>
          ))}
        </ul>
        <form
          class="card-box"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
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
          <button type="submit" class="button primary big" data-testid="sit-down" disabled={busy || info.open === 0}>
            {info.open === 0 ? t("page.invite.full") : t("page.invite.sit")}
          </button>
          {problem === null ? null : (
            <p class="trouble" role="alert">
              {problem}
            </p>
          )}
        </form>
        <p>
          <a href="/" onClick={follow}>
            {t("page.home")}
          </a>
        </p>
      </main>
    </div>
  );
}
