import { useState } from "preact/hooks";
import { bringGame, RequestFailed } from "../api";
import { gamesAddress, go } from "../router";
import { FileButton } from "../ui/file-button";
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
  async function take(file: File): Promise<void> {
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
        <FileButton labelledby="bring-title" accept=".txt,.jsonl,.pinochle,text/plain" testid="bring-game" disabled={busy} take={(file) => void take(file)} />
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
