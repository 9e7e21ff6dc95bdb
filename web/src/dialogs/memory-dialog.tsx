import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { tracking as askTracking } from "../api";
import type { Picture, TrackedHand, Tracking } from "../protocol";
import { Dialog } from "../ui/dialog";
import { MiniCard } from "../ui/mini-card";
import { language, plain, t } from "../words";

interface Props {
  readonly picture: Picture;
  readonly close: () => void;
}

/** What is proved of the hidden cards and by what, and how likely each of them is where. */
export function MemoryDialog({ picture, close }: Props) {
  const { failed, tracking } = useTracking(picture);
  return (
    <Dialog title={t("page.tool.memory")} close={close} at="side" testid="memory-dialog">
      <p role="status" data-testid="memory-deals">
        {failed ? t("page.memory.failed") : (tracking?.text ?? t("page.memory.thinking"))}
      </p>
      {tracking === null ? null : (
        <div class="memory">
          {tracking.hands.map((hand) => (
            <Proofs key={hand.seat} hand={hand} />
          ))}
          {tracking.cards.length === 0 ? null : <Places tracking={tracking} />}
        </div>
      )}
    </Dialog>
  );
}

interface Tracked {
  /** The last that was told; it stays on view until the table's next state is told of. */
  readonly tracking: Tracking | null;
  readonly failed: boolean;
}

function useTracking({ n, table }: Picture): Tracked {
  const [tracked, setTracked] = useState<Tracked>({ tracking: null, failed: false });
  const spoken = language();
  useEffect(() => {
    let gone = false;
    askTracking(table).then(
      (tracking) => {
        if (!gone) setTracked({ tracking, failed: false });
      },
      () => {
        if (!gone) setTracked({ tracking: null, failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [table, n, spoken]);
  return tracked;
}

function Proofs({ hand }: { hand: TrackedHand }) {
  return (
    <section data-testid={`memory-hand-${hand.seat}`}>
      <h3>{t("page.memory.hand", { name: hand.name, n: hand.size })}</h3>
      {hand.facts.length === 0 ? (
        <p class="quiet">{t("page.memory.none")}</p>
      ) : (
        <ul class="reasons">
          {hand.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The hidden cards, at first those that decide tricks, and how likely each place holds one. */
function Places({ tracking }: { tracking: Tracking }) {
  const whole = useSignal(false);
  const { cards, places } = tracking;
  const high = cards.filter((each) => each.high);
  const few = high.length > 0 && high.length < cards.length;
  return (
    <section>
      <table class="places" data-testid="memory-places">
        <caption>{t("page.memory.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("page.memory.card")}</th>
            <th scope="col">{t("page.memory.out")}</th>
            {places.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(few && !whole.value ? high : cards).map(({ card, chances, out }) => (
            <tr key={card}>
              <th scope="row">
                <MiniCard card={card} />
              </th>
              <td class="quiet">{plain(out)}</td>
              {chances.map((percent, n) => (
                <td key={places[n]} class={percent === 100 ? "sure" : percent === 0 ? "never" : ""} style={{ "--chance": `${percent}%` }}>
                  {plain(percent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {few ? (
        <button type="button" class="button" aria-pressed={whole.value} data-testid="memory-all" onClick={() => (whole.value = !whole.value)}>
          {t("page.memory.all")}
        </button>
      ) : null}
      <p class="quiet small-print">{t("page.memory.note")}</p>
    </section>
  );
}
