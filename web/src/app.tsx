import { AnnounceRegions } from "./announce";
import { DrillsPage } from "./drills/drills-page";
import { GuidePage } from "./guide/guide-page";
import { LearnPage } from "./learn/learn-page";
import { PadPage } from "./pad/pad-page";
import { GamePage } from "./past/game-page";
import { GamesPage } from "./past/games-page";
import { RefereePage } from "./referee/referee-page";
import { ReviewPage } from "./review/review-page";
import { asks, gamesAt, guideAt, reviewAt, rulesAt, tableAt, where } from "./router";
import { RulesPage } from "./rules/rules-page";
import { NowherePage } from "./start/nowhere-page";
import { StartPage } from "./start/start-page";
import { TableDoor } from "./table/table-door";

/** The whole of it. */
export function App() {
  return (
    <>
      <Page />
      <AnnounceRegions />
    </>
  );
}

/** The page of the address: a table, the rules of a game, games of before, the referee, or the start. */
function Page() {
  const table = tableAt(where.value);
  if (where.value === "/drills") return <DrillsPage />;
  if (where.value === "/rulings") return <RefereePage key={asks.value} query={asks.value} />;
  const past = gamesAt(where.value, asks.value);
  if (past !== null) return past.game === null ? <GamesPage /> : <GamePage key={past.game} game={past.game} deal={past.deal} />;
  if (where.value === "/learn") return <LearnPage />;
  if (where.value === "/pad") return <PadPage key={asks.value} query={asks.value} />;
  const guided = guideAt(where.value, asks.value);
  if (guided !== null) return <GuidePage key={where.value + asks.value} {...guided} />;
  const reviewed = reviewAt(where.value);
  if (reviewed !== null) return <ReviewPage key={where.value} {...reviewed} />;
  if (table !== null) return <TableDoor key={table} table={table} />;
  if (where.value !== "/") return <NowherePage />;
  const rules = rulesAt(asks.value);
  return rules === null ? <StartPage /> : <RulesPage key={asks.value} {...rules} />;
}
