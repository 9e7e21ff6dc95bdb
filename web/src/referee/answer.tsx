import type { Told, ToldNote, ToldPart, ToldRow } from "../protocol";
import { MiniCards } from "../ui/mini-card";
import { plain, signed, t } from "../words";

/** What the referee says, what it is made of, and why. */
export function Answer({ told }: { told: Told }) {
  return (
    <div class="answer" data-testid="ruling">
      <p class="answer-text">{told.text}</p>
      {(told.parts ?? []).map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Notes notes={told.notes ?? []} />
    </div>
  );
}

function Part({ part }: { part: ToldPart }) {
  const judged = part.rows.some(({ allowed }) => allowed != null);
  return judged ? <Verdicts part={part} /> : <Sums part={part} />;
}

/** Lines with their points and the sum. */
export function Sums({ part }: { part: ToldPart }) {
  return (
    <table class="answer-sums">
      <caption>{part.title}</caption>
      <tbody>
        {part.rows.map((row, n) => (
          <tr key={n}>
            <th scope="row">
              <span>{row.text}</span> <MiniCards cards={row.cards ?? []} />
            </th>
            <td>{points(row)}</td>
          </tr>
        ))}
      </tbody>
      {part.total == null ? null : (
        <tfoot>
          <tr class="sum">
            <th scope="row">{part.total.text}</th>
            <td>{points(part.total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const points = (row: ToldRow): string => (row.points == null ? "" : row.signed && row.points !== 0 ? signed(row.points) : plain(row.points));

/** Each card of the hand, whether it may be played, and why not. */
function Verdicts({ part }: { part: ToldPart }) {
  return (
    <section>
      <h3>{part.title}</h3>
      <ul class="verdicts">
        {part.rows.map((row) => (
          <li key={row.text} class={row.allowed ? "may" : "may-not"} data-card={row.cards?.[0]} data-allowed={row.allowed}>
            <MiniCards cards={row.cards ?? []} />
            <div>
              <strong>{row.allowed ? t("page.referee.may") : t("page.referee.maynot")}</strong>
              {(row.notes ?? []).map((note) => (
                <p key={note.text} class={note.option == null ? "" : "quiet"}>
                  {note.text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: { notes: readonly ToldNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul class="answer-notes">
      {notes.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
