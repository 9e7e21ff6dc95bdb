import type { RefObject } from "preact";
import type { DrillRow, DrillVerdict } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { t, tn } from "../words";

interface Props {
  readonly verdict: DrillVerdict;
  /** Where the focus goes when it is told. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly next: () => void;
}

/** What the answer was worth, why, and the figures of every choice. */
export function Verdict({ verdict, heading, next }: Props) {
  const { example, figures, grade, hands, melds, reasons, rows, text, total, unit, worlds } = verdict;
  return (
    <div class={`verdict ${grade}`} data-testid="verdict" data-grade={grade}>
      <h3 ref={heading} tabIndex={-1}>
        {text}
      </h3>
      {figures === "" ? null : <p data-testid="verdict-figures">{figures}</p>}
      <ul class="reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        <button type="button" class="button primary" data-testid="next-drill" onClick={next}>
          {t("page.drills.next")}
        </button>
      </p>
      {total === null ? null : (
        <table class="verdict-table" data-testid="verdict-melds">
          <caption>{t("page.drills.melds")}</caption>
          <tbody>
            {melds.map((meld) => (
              <tr key={meld.text}>
                <th scope="row">{meld.text}</th>
                <td>
                  <MiniCards cards={meld.cards} />
                </td>
                <td class="figure">{meld.points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t("page.drills.total")}
              </th>
              <td class="figure">{total}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {rows.length === 0 ? null : <Rows rows={rows} unit={unit} worlds={worlds} />}
      {example.length === 0 ? null : (
        <div class="why-example">
          {example.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Hands hands={hands} />
        </div>
      )}
    </div>
  );
}

function Rows({ rows, unit, worlds }: { rows: readonly DrillRow[]; unit: string; worlds: number }) {
  const contract = rows.some(({ chance }) => chance !== "");
  return (
    <div class="verdict-scroll">
      <p id="verdict-rows" class="quiet">
        {tn(`page.drills.caption.${unit}`, worlds)}
      </p>
      <table class="verdict-table" data-testid="verdict-rows" aria-label={t("page.drills.compared")} aria-describedby="verdict-rows">
        <thead>
          <tr>
            <th scope="col">{t("page.drills.col.choice")}</th>
            <th scope="col" class="figure">
              {t("page.drills.col.value")}
            </th>
            <th scope="col" class="figure">
              {t("page.drills.col.behind")}
            </th>
            {contract ? (
              <th scope="col" class="figure">
                {t("page.drills.col.chance")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text} class={row.given ? "given" : row.best ? "best" : ""}>
              <th scope="row">
                {row.cards.length > 0 ? <MiniCards cards={row.cards} /> : row.text} <Marks row={row} />
              </th>
              <td class="figure">{row.value}</td>
              <td class="figure">{row.behind}</td>
              {contract ? <td class="figure">{row.chance}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Marks({ row }: { row: DrillRow }) {
  return (
    <>
      {row.best ? <span class="tag">{t("page.drills.tag.best")}</span> : null} {row.given ? <span class="tag">{t("page.drills.tag.given")}</span> : null}{" "}
      {row.close ? <span class="tag">{t("page.drills.tag.close")}</span> : null}
    </>
  );
}

function Hands({ hands }: { hands: DrillVerdict["hands"] }) {
  if (hands.length === 0) return null;
  return (
    <table class="why-hands">
      <caption>{t("page.why.deal")}</caption>
      <tbody>
        {hands.map(({ seat, name, cards }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>
              {cards.length === 0 ? "–" : <MiniCards cards={cards} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
