import type { Picture } from "../protocol";
import { ReviewLink } from "../review/review-link";
import { Dialog } from "../ui/dialog";
import { plain, t, tn } from "../words";
import { DealsTable } from "./deals-table";
import { Sheet } from "./sheet";

/** The score of the game, deal by deal, with the sheet of each. */
export function ScoresDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const { sheets, scores, target } = picture;
  const paid = scores.some(({ chips }) => chips !== null);
  return (
    <Dialog title={t("page.tool.scores")} close={close} testid="scores-dialog">
      {picture.unit === "chips" ? <p>{tn("page.status.pot", picture.pot)}</p> : <p>{t("page.status.target", { n: target })}</p>}
      <table class="deals">
        <thead>
          <tr>
            <th scope="col">{t("page.scores.side")}</th>
            <th scope="col">{t("page.scores.total")}</th>
            <th scope="col">{t("page.scores.melds")}</th>
            <th scope="col">{t("page.scores.points")}</th>
            {paid ? <th scope="col">{t("page.sheet.chips")}</th> : null}
          </tr>
        </thead>
        <tbody>
          {scores.map(({ side, name, total, melds, points, chips }) => (
            <tr key={side}>
              <th scope="row">{name}</th>
              <td>
                <strong>{plain(total)}</strong>
              </td>
              <td>{plain(melds)}</td>
              <td>{plain(points)}</td>
              {paid ? <td>{plain(chips ?? 0)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {sheets.length === 0 ? <p class="quiet">{t("page.scores.none")}</p> : <DealsTable sheets={sheets} />}
      {[...sheets].reverse().map((sheet) => (
        <details key={sheet.number}>
          <summary>{sheet.title}</summary>
          <Sheet sheet={sheet} />
          <p>
            <ReviewLink game={picture.controls.game} deal={sheet.number} />
          </p>
        </details>
      ))}
    </Dialog>
  );
}
