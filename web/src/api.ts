/** The requests of the page that are not part of a game in progress. */
import type { Asking, Card, CodedRules, DealLooked, DrillAnswer, DrillPicture, DrillVerdict, DrillWish, Expectation, GameInfo, GameTold, GuidePage, Levels, MyTable, NewTable, PadPicture, PadRead, PadWish, PathInfo, RefereeInfo, Restart, ReviewDetail, ReviewLine, ReviewTold, Ruled, RulesChecked, RulesProblem, RulesTrouble, RulesWish, Seated, SitDown, TableInfo, TableMade, Tracking, VariantInfo, VariantRules } from "./protocol";
import { type Named, naming, type Reviewed } from "./router";

/** The server did not do what was asked; the message is in its own words where it gave any. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What is wrong with house rules, each by itself. */
    readonly problems: readonly RulesProblem[] = [],
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await answered(path, body === undefined ? undefined : JSON.stringify(body), signal)).json()) as T;
}

async function answered(path: string, body?: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
          ...(signal === undefined ? {} : { signal }),
        },
  );
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<RequestFailed> {
  const said = (await answer.json().catch(() => null)) as Partial<RulesTrouble> | null;
  return new RequestFailed(answer.status, said?.text ?? `${answer.status} ${answer.statusText}`, said?.problems);
}

export const variants = (): Promise<readonly VariantInfo[]> => ask("/api/variants");
export const variantRules = (variant: string): Promise<VariantRules> =>
  ask(`/api/variants/${encodeURIComponent(variant)}`);
export const checkRules = (wish: RulesWish, signal: AbortSignal): Promise<RulesChecked> => ask("/api/rules", wish, signal);
export const codedRules = (code: string): Promise<CodedRules> => ask(`/api/codes/${encodeURIComponent(code)}`);
export const levels = (): Promise<Levels> => ask("/api/levels");
export const myTables = (): Promise<readonly MyTable[]> => ask("/api/tables");
export const makeTable = (wanted: NewTable): Promise<TableMade> => ask("/api/tables", wanted);
export const tableInfo = (table: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(table)}`);
/** What the reader can expect before a bid; null where there is nothing to say. */
export const expectation = (table: string): Promise<Expectation | null> => ask(`/api/tables/${encodeURIComponent(table)}/expectation`);
/** What is known of the hidden cards. */
export const tracking = (table: string): Promise<Tracking> => ask(`/api/tables/${encodeURIComponent(table)}/tracking`);
/** Where the rules of a table can be fetched as a file. */
export const rulesFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/rules.toml`;
export const myGames = (before?: number): Promise<readonly GameInfo[]> => ask(before === undefined ? "/api/games" : `/api/games?before=${before}`);
const gamePath = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
export const gameTold = (game: string): Promise<GameTold> => ask(gamePath(game));
export const dealLooked = (game: string, deal: number): Promise<DealLooked> => ask(`${gamePath(game)}/deals/${deal}`);
/** Where a game can be fetched as a file: as readable text, or as the log of its events. */
export const gameFile = (game: string, form: "text" | "log"): string => `${gamePath(game)}/${form}`;
/** Take a game in that was played elsewhere, byte by byte as it stands in its file. */
export async function bringGame(file: Blob): Promise<GameInfo> {
  const answer = await fetch("/api/games", { method: "POST", body: file });
  if (!answer.ok) throw await failure(answer);
  return (await answer.json()) as GameInfo;
}
export async function forgetGame(game: string): Promise<void> {
  const answer = await fetch(gamePath(game), { method: "DELETE" });
  if (!answer.ok) throw await failure(answer);
}
/** A practice table that goes on from a deal of a game. */
export const restart = (game: string, wish: Restart): Promise<TableMade> =>
  ask(`${gamePath(game)}/restart`, wish);
export const sitDown = (table: string, who: SitDown): Promise<Seated> =>
  ask(`/api/tables/${encodeURIComponent(table)}/sit`, who);
export const referee = (named: Partial<Named>): Promise<RefereeInfo> => ask(`/api/rulings?${naming(named)}`);
export const askReferee = (asking: Asking): Promise<Ruled> => ask("/api/rulings", asking);
/** The path for beginners that this browser has begun, and a new one. */
export const pathBegun = (): Promise<PathInfo> => ask("/api/path");
export const beginPath = (who: SitDown): Promise<TableMade> => ask("/api/path", who);
export const reckonPad = (wish: PadWish, signal?: AbortSignal): Promise<PadPicture> => ask("/api/pad", wish, signal);
export const padText = async (wish: PadWish): Promise<string> => (await answered("/api/pad/text", JSON.stringify(wish))).text();
/** What a file or a text of a pad holds, or why it is none. */
export const readPadFile = async (content: string): Promise<PadRead> => (await (await answered("/api/pad/read", content)).json()) as PadRead;
export const guide = (named: Partial<Named>): Promise<GuidePage> => ask(`/api/guide?${naming(named)}`);
/** The next drill, after the answers so far. */
export const nextDrill = (wish: DrillWish): Promise<DrillPicture> => ask("/api/drills", wish);
export const answerDrill = (drill: string, answer: DrillAnswer): Promise<DrillVerdict> => ask(`/api/drills/${encodeURIComponent(drill)}`, answer);

const reviewOf = ({ game, deal }: Reviewed): string => `/api/reviews/${encodeURIComponent(game)}/${deal}`;
export const startReview = (deal: Reviewed): Promise<ReviewTold> => ask(reviewOf(deal), {});
export const reviewStanding = (deal: Reviewed): Promise<ReviewTold> => ask(reviewOf(deal));
export const reviewDecision = (deal: Reviewed, number: number): Promise<ReviewDetail> => ask(`${reviewOf(deal)}/${number}`);
/** The play from a decision on, with the card first, or the best card. */
export const reviewLine = (deal: Reviewed, number: number, card: Card | null): Promise<ReviewLine> =>
  ask(`${reviewOf(deal)}/${number}/line${card === null ? "" : `?card=${card}`}`);
