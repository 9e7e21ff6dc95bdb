import { faceUrl, type Held } from "../cards";
import { plain } from "../words";
import type { Mark } from "./marks";

interface Props {
  readonly held: Held;
  readonly mark: Mark;
  readonly tabbable: boolean;
  readonly tap: () => void;
  readonly look: (seen: boolean) => void;
}

/** One card of the hand, as a button. */
export function HandCard({ held, mark, tabbable, tap, look }: Props) {
  const classes = ["card"];
  if (mark.dim) classes.push("dim");
  if (mark.chosen) classes.push("chosen");
  if (mark.hinted) classes.push("hinted");
  if (mark.cost > 0) classes.push("costly");
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-testid="hand-card"
      data-card={held.card}
      data-key={held.key}
      data-fly={`h:${held.key}`}
      aria-label={mark.label}
      {...(mark.pressed === null ? {} : { "aria-pressed": mark.pressed })}
      tabIndex={tabbable ? 0 : -1}
      onClick={tap}
      onFocus={() => look(true)}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
    >
      <img src={faceUrl(held.card)} alt="" draggable={false} />
      {mark.cost > 0 ? (
        <span class="cost" aria-hidden="true">
          {plain(-mark.cost)}
        </span>
      ) : null}
    </button>
  );
}
