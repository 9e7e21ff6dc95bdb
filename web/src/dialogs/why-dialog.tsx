import type { Hint, WhyNot } from "../protocol";
import type { Game } from "../table/game";
import { chanceBeside } from "../table/notes";
import { Dialog } from "../ui/dialog";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";

/** Why the move of the hint is good, and what speaks against every other choice. */
export function WhyDialog({ game, close }: { game: Game; close: () => void }) {
  const hint = game.hint.value;
  return (
    <Dialog title={t("page.why.title")} close={close} testid="why-dialog">
      {hint === null ? <p>{t("page.why.gone")}</p> : <Why hint={hint} />}
    </Dialog>
  );
}

function Why({ hint }: { hint: Hint }) {
  const { figures, others = [], reasons, text } = hint;
  const found = [figures?.expected ?? "", chanceBeside(hint, reasons.length)].filter((each) => each !== "");
  return (
    <>
      <section class="why-move">
        <h3>{text}</h3>
        <ul class="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {found.length === 0 ? null : <p class="quiet">{found.join(" ")}</p>}
      </section>
      <section>
        <h3>{t("page.why.others")}</h3>
        <ul class="why-list">
          {others.map((other) => (
            <li key={other.text} class={other.close ? "close" : ""}>
              <Other other={other} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Other({ other }: { other: WhyNot }) {
  const { action, chance, example, figures, hands, text } = other;
  const line = (
    <>
      {"card" in action && typeof action.card === "string" ? <MiniCards cards={[action.card]} /> : <strong>{text}</strong>} {figures} {chance}
    </>
  );
  if (hands.length === 0) return <p class="why-line">{line}</p>;
  return (
    <details data-testid="why-not">
      <summary>{line}</summary>
      <div class="why-example">
        {example.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <table class="why-hands">
          <caption>{t("page.why.deal")}</caption>
          <tbody>
            {hands.map((hand) => (
              <tr key={hand.seat}>
                <th scope="row">{hand.name}</th>
                <td>
                  <MiniCards cards={hand.cards} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
