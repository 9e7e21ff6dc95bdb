import { useEffect, useState } from "preact/hooks";
import { gameFile, gameTold, RequestFailed } from "../api";
import type { GameTold } from "../protocol";
import { follow, gamesAddress } from "../router";
import { SidePage } from "../ui/side-page";
import { language, t } from "../words";
import { ForgetGame } from "./forget-game";
import { GameFacts, PlayOn } from "./game-row";
import { LookThrough } from "./look-through";

/** One game of before: to be looked through, started again, kept as a file, or removed. */
export function GamePage({ game, deal }: { game: string; deal: number }) {
  const [told, setTold] = useState<GameTold | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    gameTold(game).then(
      (found) => {
        setTold(found);
        document.title = `${found.game.title} – ${t("page.games.title")}`;
      },
      (error: unknown) => setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost")),
    );
  }, [spoken, game]);
  return (
    <SidePage kind="past" busy={told === null && problem === null} testid="game-page">
      <p>
        <a href={gamesAddress()} data-testid="all-games" onClick={follow}>
          {t("page.games.all")}
        </a>
      </p>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {told === null ? null : <Opened told={told} deal={deal} />}
    </SidePage>
  );
}

function Opened({ told, deal }: { told: GameTold; deal: number }) {
  const { game } = told;
  return (
    <>
      <div class="past-head">
        <h1>{game.title}</h1>
        <GameFacts game={game} />
        <PlayOn game={game} />
      </div>
      <LookThrough game={game.id} first={deal} told={told.deals} />
      <section class="card-box" aria-labelledby="files-title">
        <h2 id="files-title">{t("page.games.files")}</h2>
        <p>{game.state === "running" ? t("page.games.files.running") : t("page.games.files.text")}</p>
        <p class="about-links">
          <a class="button" href={gameFile(game.id, "text")} download data-testid="file-text">
            {t("page.games.file.text")}
          </a>
          <a class="button" href={gameFile(game.id, "log")} download data-testid="file-log">
            {t("page.games.file.log")}
          </a>
        </p>
      </section>
      {game.removable ? <ForgetGame game={game.id} /> : null}
    </>
  );
}
