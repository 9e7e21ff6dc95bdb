import { useState } from "preact/hooks";
import { announce } from "../announce";
import { forgetGame, RequestFailed } from "../api";
import { gamesAddress, go } from "../router";
import { t } from "../words";

/** Removes a game that was brought here; it asks once more before it does. */
export function ForgetGame({ game }: { game: string }) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function forget(): Promise<void> {
    try {
      await forgetGame(game);
      announce(t("page.games.forget.done"));
      go(gamesAddress());
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    }
  }
  return (
    <section class="card-box" aria-labelledby="forget-title">
      <h2 id="forget-title">{t("page.games.forget")}</h2>
      <p>{t("page.games.forget.text")}</p>
      <p class="about-links">
        {asked ? (
          <>
            <button type="button" class="button" data-testid="forget-yes" onClick={() => void forget()} ref={(button) => button?.focus()}>
              {t("page.games.forget.yes")}
            </button>
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {t("page.games.forget.no")}
            </button>
          </>
        ) : (
          <button type="button" class="button" data-testid="forget" onClick={() => setAsked(true)}>
            {t("page.games.forget.ask")}
          </button>
        )}
      </p>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
