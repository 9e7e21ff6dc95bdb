import { AnnounceRegions } from "./announce";
import { tableAt, where } from "./router";
import { StartPage } from "./start/start-page";
import { TableDoor } from "./table/table-door";

/** The page of the address: a table, or the start. */
export function App() {
  const table = tableAt(where.value);
  return (
    <>
      {table === null ? <StartPage /> : <TableDoor key={table} table={table} />}
      <AnnounceRegions />
    </>
  );
}
