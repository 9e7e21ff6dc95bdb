import { AnnounceRegions } from "./announce";
import { RefereePage } from "./referee/referee-page";
import { asks, rulesAt, tableAt, where } from "./router";
import { RulesPage } from "./rules/rules-page";
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

/** The page of the address: a table, the house rules of a game, or the start. */
function Page() {
  const table = tableAt(where.value);
  if (where.value === "/rulings") return <RefereePage key={asks.value} query={asks.value} />;
  const rules = rulesAt(asks.value);
  if (table !== null) return <TableDoor key={table} table={table} />;
  return rules === null ? <StartPage /> : <RulesPage key={asks.value} {...rules} />;
}
