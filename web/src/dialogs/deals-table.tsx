import type { SheetPicture } from "../protocol";
import { plain, signed, t } from "../words";

/** The scores after every deal of the game. */
export function DealsTable({ sheets }: { sheets: readonly SheetPicture[] }) {
  const sides = sheets[0]?.sides ?? [];
  return (
    <table class="deals" data-testid="deals">
      <thead>
        <tr>
          <th scope="col">{t("page.scores.deal")}</th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheets.map(({ number, sides: each }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {each.map(({ side, change, total }) => (
              <td key={side}>
                <span class={change < 0 ? "down" : "quiet"}>{signed(change)}</span> <strong>{plain(total)}</strong>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
