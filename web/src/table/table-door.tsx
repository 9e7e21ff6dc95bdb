import { useEffect, useState } from "preact/hooks";
import { myTables } from "../api";
import { InvitePage } from "../start/invite-page";
import { TablePage } from "./table-page";

/** Who has a seat at the table goes in; who has none is asked to sit down. */
export function TableDoor({ table }: { table: string }) {
  const [seat, setSeat] = useState<"asking" | "mine" | "none">("asking");
  useEffect(() => {
    myTables().then(
      (mine) => setSeat(mine.some((each) => each.table === table) ? "mine" : "none"),
      // Without an answer the table itself says what is the matter.
      () => setSeat("mine"),
    );
  }, [table]);
  if (seat === "none") return <InvitePage table={table} seated={() => setSeat("mine")} />;
  return seat === "mine" ? <TablePage table={table} /> : <main class="start" aria-busy="true" />;
}
