/** The requests of the page that are not part of a game in progress. */
import type { MyTable, NewTable, Seated, SitDown, TableInfo, TableMade, VariantInfo, VariantRules } from "./protocol";

/** The server did not do what was asked; the message is in its own words where it gave any. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new RequestFailed(answer.status, await reason(answer));
  return (await answer.json()) as T;
}

async function reason(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => null);
  if (typeof said === "object" && said !== null && "text" in said && typeof said.text === "string") return said.text;
  return `${answer.status} ${answer.statusText}`;
}

export const variants = (): Promise<readonly VariantInfo[]> => ask("/api/variants");
export const variantRules = (variant: string): Promise<VariantRules> =>
  ask(`/api/variants/${encodeURIComponent(variant)}`);
export const myTables = (): Promise<readonly MyTable[]> => ask("/api/tables");
export const makeTable = (wanted: NewTable): Promise<TableMade> => ask("/api/tables", wanted);
export const tableInfo = (table: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(table)}`);
/** Where the rules of a table can be fetched as a file. */
export const rulesFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/rules.toml`;
export const sitDown = (table: string, who: SitDown): Promise<Seated> =>
  ask(`/api/tables/${encodeURIComponent(table)}/sit`, who);
