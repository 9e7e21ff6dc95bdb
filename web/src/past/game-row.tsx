import type { GameInfo } from "../protocol";
import { follow, gamesAddress } from "../router";
import { language, plain, t } from "../words";

/** A game in the list. */
export function GameRow({ game }: { game: GameInfo }) {
  return (
    <li class="card-box game-row" data-testid="game-row" data-state={game.state}>
      <h2>
        <a href={gamesAddress(game.id)} data-testid="open-game" onClick={follow}>
          {game.title}
        </a>
      </h2>
      <GameFacts game={game} />
      <PlayOn game={game} />
    </li>
  );
}

/** When a game was played, by whom, how far it came, and how it stands. */
export function GameFacts({ game }: { game: GameInfo }) {
  return (
    <div class="game-facts">
      <p class="game-when">
        <time dateTime={new Date(game.date * 1000).toISOString()}>{when(game.date)}</time> <StateTag game={game} />
      </p>
      <p class="quiet">{game.players.map((name, seat) => (seat === game.seat ? t("page.games.you", { name }) : name)).join(", ")}</p>
      <table class="game-scores">
        <caption class="unseen">{t("page.games.scores")}</caption>
        <tbody>
          {game.scores.map(({ name, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{plain(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {game.winner === null ? null : <p>{game.winner}</p>}
    </div>
  );
}

/** The way back to the table of a game that can be played on. */
export function PlayOn({ game }: { game: GameInfo }) {
  if (game.state !== "running" || game.table === null) return null;
  return (
    <p class="about-links">
      <a class="button primary" href={`/t/${encodeURIComponent(game.table)}`} data-testid="play-on" onClick={follow}>
        {t("page.games.play")}
      </a>
    </p>
  );
}

function StateTag({ game }: { game: GameInfo }) {
  return (
    <span class="tag" data-testid="game-state">
      {t(`page.games.state.${game.state}`)}
    </span>
  );
}

/** A time as the language writes it, in seconds since 1970. */
function when(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));
}
