import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce";
import { myGames, RequestFailed } from "../api";
import type { GameInfo } from "../protocol";
import { SidePage } from "../ui/side-page";
import { language, t } from "../words";
import { BringGame } from "./bring-game";
import { GameRow } from "./game-row";

/** How many games the server tells at once; where it tells as many, there may be older ones. */
const AT_ONCE = 50;

/** The games of this browser, newest first, and the way to bring others here. */
export function GamesPage() {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [more, setMore] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();

  async function load(earlier: readonly GameInfo[]): Promise<void> {
    try {
      const found = await myGames(earlier.at(-1)?.date);
      setGames([...earlier, ...found]);
      setMore(found.length === AT_ONCE);
      if (earlier.length > 0) announce(t("page.games.more.done"));
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    }
  }
  useEffect(() => {
    document.title = t("page.games.title");
    void load([]);
  }, [spoken]);

  return (
    <SidePage kind="past" busy={games === null && problem === null} testid="games-page">
      <div class="past-head">
        <h1>{t("page.games.title")}</h1>
        <p class="lead">{t("page.games.text")}</p>
      </div>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {games === null ? null : games.length === 0 ? (
        <p class="card-box">{t("page.games.none")}</p>
      ) : (
        <ul class="games-list">
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
      {games !== null && more ? (
        <button type="button" class="button" onClick={() => void load(games)}>
          {t("page.games.more")}
        </button>
      ) : null}
      <BringGame />
    </SidePage>
  );
}
