import { useId, useState } from "preact/hooks";
import { t } from "../words";
import { useStarting } from "./starting";

interface Props {
  readonly game: string;
  /** The place of the deal in its game, from 1. */
  readonly deal: number;
  /** The event to go on from, or null for the cards as they were dealt. */
  readonly n: number | null;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  /** The seat that is chosen at first. */
  readonly seat: number;
}

/** Plays the same cards again at a table of its own, from any seat. */
export function DealAgain({ game, deal, n, seats, seat }: Props) {
  const [chosen, choose] = useState(seat);
  const { busy, problem, start } = useStarting();
  const name = useId();
  return (
    <div class="deal-again">
      <label class="field" for={name}>
        <span>{t("page.again.seat")}</span>
        <select id={name} data-testid="again-seat" value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
          {seats.map((each) => (
            <option key={each.seat} value={each.seat}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        data-testid="same-deal"
        disabled={busy}
        onClick={() => start(game, { deal, mode: "same_deal", seat: chosen })}
      >
        {t("page.again.deal")}
      </button>
      {n === null ? null : (
        <button
          type="button"
          class="button"
          data-testid="from-here"
          disabled={busy}
          onClick={() => start(game, { deal, mode: "from_here", n, seat: chosen })}
        >
          {t("page.again.here")}
        </button>
      )}
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
