import { useEffect, useRef, useState } from "preact/hooks";
import { reckonPad, RequestFailed } from "../api";
import type { PadPicture, PadWish } from "../protocol";
import { language } from "../words";
import type { Pad, Written } from "./kept";

/** Milliseconds without a change before the server is asked, and between tries when it is gone. */
const PAUSE = 250;
const AGAIN = 4000;

export interface Reckoning {
  /** The last answer; it stands until the next one comes. */
  readonly picture: PadPicture | null;
  /** The draft that the answer is about. */
  readonly of: Written | null;
  /** The server did not answer. */
  readonly lost: boolean;
  /** Why the server takes the pad for none. */
  readonly trouble: string | null;
}

const NOTHING: Reckoning = { picture: null, of: null, lost: false, trouble: null };

/** What is sent to have a pad reckoned. */
export function wishOf({ code, names, dealer, deals, draft, at }: Pad): PadWish {
  const said = Object.fromEntries(Object.entries(draft).filter(([, text]) => text.trim() !== ""));
  return { code, names, dealer, deals, draft: said, ...(at === null ? {} : { at }) };
}

/** The pad as the server reckons it, anew after every change of pad and language. */
export function useReckoning(pad: Pad): Reckoning {
  const [found, setFound] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const begun = useRef(false);
  const spoken = language();
  useEffect(() => {
    const newer = new AbortController();
    const ask = (): void => {
      begun.current = true;
      reckonPad(wishOf(pad), newer.signal).then(
        (picture) => {
          if (!newer.signal.aborted) setFound({ picture, of: pad.draft, lost: false, trouble: null });
        },
        (error: unknown) => {
          if (newer.signal.aborted) return;
          if (error instanceof RequestFailed && error.status < 500) {
            setFound((before) => ({ ...before, lost: false, trouble: error.message }));
          } else {
            setFound((before) => ({ ...before, lost: true }));
            again = setTimeout(() => setTries((n) => n + 1), AGAIN);
          }
        },
      );
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    const timer = begun.current ? setTimeout(ask, PAUSE) : undefined;
    if (timer === undefined) ask();
    return () => {
      clearTimeout(timer);
      clearTimeout(again);
      newer.abort();
    };
  }, [pad, spoken, tries]);
  return found;
}
