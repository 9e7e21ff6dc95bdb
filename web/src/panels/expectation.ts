/** What the reader can expect before a bid: asked of the server while it matters, never waited for. */
import { useEffect, useState } from "preact/hooks";
import { expectation as askExpectation } from "../api";
import { SUITS } from "../cards";
import type { Expectation, Picture, Suit, SuitChances, SuitWorth } from "../protocol";
import { language } from "../words";

/** After so many milliseconds the reader is told that it is being found out. */
const PATIENCE = 400;

export interface Foreseen {
  readonly expectation: Expectation | null;
  /** It is there or may still come. */
  readonly expected: boolean;
  /** It is on its way, and takes long enough for the reader to wonder. */
  readonly thinking: boolean;
}

const NOTHING: Foreseen = { expectation: null, expected: false, thinking: false };
const AWAITED: Foreseen = { ...NOTHING, expected: true };

/** The expectation that belongs to the picture, once it is there. */
export function useExpectation({ asked, n, table }: Picture): Foreseen {
  const [foreseen, setForeseen] = useState<Foreseen>(NOTHING);
  const spoken = language();
  const bids = asked.what === "bid" && (asked.bid ?? null) !== null;
  const wanted = asked.mine && (bids || asked.what === "trump");
  useEffect(() => {
    setForeseen(wanted ? AWAITED : NOTHING);
    if (!wanted) return;
    let gone = false;
    const wonder = setTimeout(() => setForeseen({ ...AWAITED, thinking: true }), PATIENCE);
    const take = (expectation: Expectation | null): void => {
      clearTimeout(wonder);
      // The table may have moved on meanwhile.
      if (!gone) setForeseen(expectation?.n === n ? { ...AWAITED, expectation } : NOTHING);
    };
    // Without an answer the estimates stay.
    askExpectation(table).then(take, () => take(null));
    return () => {
      gone = true;
      clearTimeout(wonder);
    };
  }, [table, n, wanted, spoken]);
  return foreseen;
}

/** The contract with a suit as trump as it was played out. */
export function playedIn(expectation: Expectation | null, suit: Suit): SuitChances | undefined {
  return expectation?.suits.find(({ worth }) => worth.suit === suit);
}

/** The suits as they stand in a hand. */
const inOrder = (worth: readonly SuitWorth[]): SuitWorth[] => [...worth].sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit));

/** Averages in the place of estimates, for the suits of which there are some. */
export function withAverages(worth: readonly SuitWorth[], expectation: Expectation | null): readonly SuitWorth[] {
  if (expectation === null) return inOrder(worth);
  return inOrder(worth).map((each) => playedIn(expectation, each.suit)?.worth ?? { ...each, best: false });
}
