import type { DrillWish, PracticePicture } from "../protocol";
import { t, tn } from "../words";

interface Props {
  readonly practice: PracticePicture;
  readonly chosen: DrillWish["kind"];
  readonly choose: (kind: NonNullable<PracticePicture["kind"]>) => void;
  readonly forget: () => void;
}

/** How it has gone so far, and what to practise next. */
export function Practice({ practice, chosen, choose, forget }: Props) {
  const { kind, so_far, streak, text } = practice;
  const tried = so_far.some(({ answered }) => answered > 0);
  return (
    <section class="card-box practice" aria-labelledby="practice" data-testid="practice">
      <h2 id="practice">{t("page.drills.practise")}</h2>
      <p data-testid="practice-text">{text}</p>
      {tried ? (
        <p class="practice-streak" data-testid="streak">
          {tn("page.drills.streak", streak)}
        </p>
      ) : null}
      {tried ? (
        <table class="practice-table">
          <caption>{t("page.drills.lately")}</caption>
          <tbody>
            {so_far.map((each) => (
              <tr key={each.kind}>
                <th scope="row">{each.title}</th>
                <td>{each.answered === 0 ? "–" : t("page.drills.right", { right: each.right, answered: each.answered })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p class="practice-buttons">
        {kind === null || kind === chosen ? null : (
          <button type="button" class="button" data-testid="practise-this" onClick={() => choose(kind)}>
            {t("page.drills.practise.go", { kind: t(`page.drills.kind.${kind}`) })}
          </button>
        )}
        {tried ? (
          <button type="button" class="button quiet-button" data-testid="forget-drills" onClick={forget}>
            {t("page.drills.forget")}
          </button>
        ) : null}
      </p>
    </section>
  );
}
