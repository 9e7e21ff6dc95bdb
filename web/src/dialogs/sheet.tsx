import type { SheetLine, SheetPicture } from "../protocol";
import { plain, signed, t } from "../words";

/** How each side's points of a deal came about, number by number. */
export function Sheet({ sheet }: { sheet: SheetPicture }) {
  return (
    <div class="sheet" data-testid="score-sheet">
      <p class="sheet-text">{sheet.text}</p>
      <div class="sheet-sides">
        {sheet.sides.map((side) => (
          <table key={side.side}>
            <caption>{side.name}</caption>
            <tbody>
              {side.lines.map((line, n) => (
                <tr key={n} class={line.points === null ? "quiet" : ""}>
                  <th scope="row" colSpan={line.points === null ? 2 : 1}>
                    {line.text}
                  </th>
                  {line.points === null ? null : <td>{plain(line.points)}</td>}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr class="sum">
                <th scope="row">{t("page.sheet.change")}</th>
                <td>{signed(side.change)}</td>
              </tr>
              <tr class="total">
                <th scope="row">{t("page.sheet.total")}</th>
                <td>{plain(side.total)}</td>
              </tr>
              {side.chips === null ? null : <Stakes stakes={side.stakes} chips={side.chips} />}
            </tfoot>
          </table>
        ))}
      </div>
    </div>
  );
}

/** Chips that are paid beside the points. */
function Stakes({ stakes, chips }: { stakes: readonly SheetLine[]; chips: number }) {
  return (
    <>
      {stakes.map((line, n) => (
        <tr key={n}>
          <th scope="row">{line.text}</th>
          <td>{line.points === null ? "" : signed(line.points)}</td>
        </tr>
      ))}
      <tr class="sum">
        <th scope="row">{t("page.sheet.chips")}</th>
        <td>{signed(chips)}</td>
      </tr>
    </>
  );
}
