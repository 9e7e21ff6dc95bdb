import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardName, type Held, isLow, keyed, sortHand } from "../cards";
import { HandCard } from "../hand/hand-card";
import { layOut, neighbour } from "../hand/layout";
import type { Card, DrillPicture } from "../protocol";
import { settings } from "../settings";
import { t, tn } from "../words";

interface Props {
  readonly drill: DrillPicture;
  readonly chosen: readonly string[];
  readonly free: readonly Card[];
  /** Whether cards can be chosen now. */
  readonly open: boolean;
  readonly tap: (held: Held) => void;
}

/** The hand of a drill: a tap chooses a card, arrow keys move along the cards. */
export function DrillHand({ drill, chosen, free, open, tap }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [at, setAt] = useState(0);
  const hand = keyed(sortHand(drill.hand, settings.value.order, drill.trump));
  const layout = layOut(hand, width || 320, isLow.value);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(layout, at, event.key);
    const key = next === null ? undefined : hand[next]?.key;
    if (next === null || key === undefined) return;
    event.preventDefault();
    setAt(next);
    box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  }

  function label(card: Card): string {
    const name = cardName(card);
    return !open || free.includes(card) ? name : t("page.card.unplayable", { card: name });
  }

  return (
    <section class="hand-section" aria-labelledby="drill-hand">
      <h3 id="drill-hand" class="unseen">
        {tn("page.hand.title", hand.length)}
      </h3>
      <div
        ref={box}
        class={`hand rows-${layout.rows.length}`}
        role="group"
        aria-labelledby="drill-hand"
        style={{ "--card": `${layout.card}px`, "--step": `${layout.step}px` }}
        onKeyDown={press}
      >
        {layout.rows.map((row, n) => (
          <div key={n} class="hand-row">
            {row.map((held) => {
              const index = hand.indexOf(held);
              const isChosen = chosen.includes(held.key);
              return (
                <HandCard
                  key={held.key}
                  held={held}
                  mark={{
                    label: label(held.card),
                    dim: open && !free.includes(held.card),
                    chosen: isChosen,
                    pressed: open ? isChosen : null,
                    hinted: false,
                    cost: 0,
                  }}
                  tabbable={index === at}
                  tap={() => {
                    setAt(index);
                    tap(held);
                  }}
                  look={() => undefined}
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
