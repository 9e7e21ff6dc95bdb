import { useState } from "preact/hooks";
import { bringGame, RequestFailed } from "../api";
import { gamesAddress, go } from "../router";
import { t } from "../words";

interface Failed {
  readonly file: string;
  /** What is wrong with it and where, in the words of the server. */
  readonly why: string;
}

/** Takes in a game from a file, in either form, and opens it. */
export function BringGame() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  async function take(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (file === undefined) return;
    setBusy(true);
    setFailed(null);
    try {
      go(gamesAddress((await bringGame(file)).id));
    } catch (error) {
      setFailed({ file: file.name, why: error instanceof RequestFailed ? error.message : t("page.line.lost") });
    }
    setBusy(false);
  }
  return (
    <section class="card-box" aria-labelledby="bring-title">
      <h2 id="bring-title">{t("page.games.bring")}</h2>
      <p>{t("page.games.bring.text")}</p>
      <p class="about-links">
        {/* The browser would word a button of its own in its own language. */}
        <label class="button file-button">
          <span id="bring-choose">{t("page.file.choose")}</span>
          <input
            type="file"
            class="unseen"
            accept=".txt,.jsonl,.pinochle,text/plain"
            aria-labelledby="bring-title bring-choose"
            data-testid="bring-game"
            disabled={busy}
            onChange={(event) => {
              // The list of files is emptied with the field, the file itself is not.
              void take(event.currentTarget.files);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </p>
      {failed === null ? null : (
        <div class="trouble" role="alert" data-testid="bring-problem">
          <p>{t("page.games.bring.failed", { file: failed.file })}</p>
          <p class="bring-why">{failed.why}</p>
        </div>
      )}
    </section>
  );
}
