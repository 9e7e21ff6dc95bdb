import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Held, isLow, keyed, sortHand } from "../cards";
import { shake } from "../motion/movement";
import type { Card, Picture } from "../protocol";
import { settings } from "../settings";
import { choosing, copiesFree, DOES, staying } from "../table/choosing";
import type { Game } from "../table/game";
import { tn } from "../words";
import { HandCard } from "./hand-card";
import { layOut, neighbour } from "./layout";
import { marks } from "./marks";

/** The reader's cards: a tap plays or chooses one, arrow keys move along them. */
export function Hand({ game, picture }: { game: Game; picture: Picture }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const at = useSignal(0);
  const focused = useRef(false);
  const hand = keyed(sortHand(picture.hand, settings.value.order, picture.trump));
  const layout = layOut(hand, width.value || 320, isLow.value);
  const current = Math.min(at.value, Math.max(0, hand.length - 1));

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      width.value = element.clientWidth;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);

  // The card that had the focus may have been played: its neighbour gets it.
  useLayoutEffect(() => {
    if (focused.current && (document.activeElement === null || document.activeElement === document.body)) focus(current);
  });

  const refused = game.refused.value;
  useEffect(() => {
    const tried = game.looked.peek();
    if (refused !== null && tried !== null) shake(tried);
  }, [game, refused]);

  function focus(index: number): void {
    const key = hand[index]?.key;
    if (key !== undefined) box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(layout, current, event.key);
    if (next === null) return;
    event.preventDefault();
    at.value = next;
    focus(next);
  }

  function tap({ card, key }: Held): void {
    const { asked } = picture;
    game.looked.value = card;
    const what = choosing(asked);
    if (what !== null) {
      const chosen = game.chosen.value;
      if (staying(asked, hand, chosen).has(key)) {
        // More copies than may go: the server says why.
        game.act({ do: DOES[what], seat: picture.seat, cards: Array<Card>(copiesFree(asked, card) + 1).fill(card) });
        return;
      }
      game.refused.value = null;
      game.chosen.value = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
      return;
    }
    if (settings.value.twoTaps && !game.chosen.value.includes(key) && asked.mine && asked.what === "play") {
      game.chosen.value = [key];
      return;
    }
    game.act({ do: "play", seat: picture.seat, card });
  }

  const marked = marks(picture, game.chosen.value, game.hint.value, hand);
  return (
    <section class="hand-section" aria-labelledby="hand-title">
      <h2 id="hand-title" class="unseen">
        {tn("page.hand.title", hand.length)}
      </h2>
      <div
        ref={box}
        class={`hand rows-${layout.rows.length}`}
        role="group"
        aria-labelledby="hand-title"
        style={{ "--card": `${layout.card}px`, "--step": `${layout.step}px` }}
        onKeyDown={press}
        onFocusIn={() => {
          focused.current = true;
        }}
        onFocusOut={(event) => {
          const to = event.relatedTarget;
          if (to instanceof Node && !event.currentTarget.contains(to)) focused.current = false;
        }}
      >
        {layout.rows.map((row, n) => (
          <div key={n} class="hand-row">
            {row.map((held) => {
              const index = hand.indexOf(held);
              return (
                <HandCard
                  key={held.key}
                  held={held}
                  mark={marked(held)}
                  tabbable={index === current}
                  tap={() => {
                    at.value = index;
                    tap(held);
                  }}
                  look={(seen) => {
                    if (seen) {
                      at.value = index;
                      game.looked.value = held.card;
                    } else if (game.looked.peek() === held.card && choosing(picture.asked) !== null) game.looked.value = null;
                  }}
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}
