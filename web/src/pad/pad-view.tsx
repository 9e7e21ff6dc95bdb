import { announce } from "../announce";
import { Sheet } from "../dialogs/sheet";
import type { PadDeal, PadPicture, PadProblem } from "../protocol";
import { guideAddress } from "../router";
import { plain, signed, t } from "../words";
import { DealForm, Notes } from "./deal-form";
import { Files } from "./files";
import { keep, type Pad, undone, without } from "./kept";
import { useReckoning } from "./reckoning";

interface Props {
  readonly pad: Pad;
  readonly begin: () => void;
}

/** A game with real cards: the scores, the deal in the making, and the deals so far. */
export function PadView({ pad, begin }: Props) {
  const { picture, of, lost, trouble } = useReckoning(pad);
  return (
    <>
      <div aria-live="polite">
        {lost ? (
          <p class="trouble" data-testid="pad-lost">
            {t("page.pad.lost")}
          </p>
        ) : null}
        {trouble === null ? null : <p class="trouble">{trouble}</p>}
      </div>
      {picture === null ? null : (
        <>
          <Scores picture={picture} />
          {picture.winner === null ? null : (
            <p class="card-box over-winner" data-testid="pad-winner">
              {picture.winner}
            </p>
          )}
          {picture.form === null ? null : <DealForm pad={pad} form={picture.form} current={of === pad.draft && !lost} />}
          <Deals pad={pad} picture={picture} />
        </>
      )}
      <div class="card-box pad-foot">
        <div class="pad-buttons">
          <button
            type="button"
            class="button"
            data-testid="pad-undo"
            disabled={pad.past.length === 0}
            onClick={() => {
              keep(undone(pad));
              announce(t("page.pad.undone"));
            }}
          >
            {t("page.pad.undo")}
          </button>
          <button type="button" class="button" data-testid="pad-new" onClick={begin}>
            {t("page.pad.new")}
          </button>
          {picture === null ? null : (
            <a class="button plain-button" href={guideAddress({ code: picture.code })} target="_blank">
              {t("page.guide.rules")}
            </a>
          )}
        </div>
        <Files pad={pad} />
        <Names pad={pad} />
      </div>
    </>
  );
}

function Scores({ picture }: { picture: PadPicture }) {
  const { sides, unit, pot, title, game, changed } = picture;
  return (
    <section class="card-box pad-scores" aria-labelledby="pad-scores" data-testid="pad-scores">
      <h2 id="pad-scores" class="unseen">
        {t("page.pad.scores")}
      </h2>
      <dl>
        {sides.map(({ name, total, chips }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{plain(total)}</strong>
              {chips === null ? null : <span class="quiet">{t("page.pad.chips", { chips: signed(chips) })}</span>}
            </dd>
          </div>
        ))}
        {pot === null ? null : (
          <div>
            <dt>{t("page.pad.pot")}</dt>
            <dd>
              <strong>{plain(pot)}</strong>
            </dd>
          </div>
        )}
      </dl>
      <p class="quiet">
        {title}. {game} {unit === "chips" ? t("page.pad.in_chips") : ""}
      </p>
      {changed.length === 0 ? null : (
        <ul class="quiet pad-changed">
          {changed.map(({ path, text }) => (
            <li key={path}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Deals({ pad, picture }: { pad: Pad; picture: PadPicture }) {
  if (pad.deals.length === 0) return null;
  const change = (at: number): void => keep({ ...pad, draft: pad.deals[at] ?? {}, at });
  return (
    <section aria-labelledby="pad-deals" class="pad-deals">
      <h2 id="pad-deals">{t("page.pad.deals")}</h2>
      <ol>
        {pad.deals.map((_, at) => (
          <li key={at}>
            <DealRow
              number={at + 1}
              deal={picture.deals[at] ?? null}
              wrong={at === picture.deals.length ? picture.wrong : []}
              edit={() => change(at)}
              remove={() => {
                keep(without(pad, at));
                announce(t("page.pad.removed", { number: at + 1 }));
              }}
            />
          </li>
        )).reverse()}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly number: number;
  /** Null for a deal that cannot be reckoned. */
  readonly deal: PadDeal | null;
  readonly wrong: readonly PadProblem[];
  readonly edit: () => void;
  readonly remove: () => void;
}

function DealRow({ number, deal, wrong, edit, remove }: RowProps) {
  return (
    <details class="card-box pad-deal" open={wrong.length > 0} data-testid={`pad-deal-${number}`}>
      <summary>
        <span class="pad-deal-head">
          <strong>{t("page.pad.deal", { number })}</strong>
          <span class="quiet pad-deal-text">{deal === null ? t("page.pad.unreckoned") : deal.text}</span>
        </span>
        {deal?.sheet == null ? null : (
          <span class="pad-changes">
            {deal.sheet.sides.map(({ side, name, change }) => (
              <span key={side} class={change < 0 ? "down" : ""}>
                <span class="quiet">{name}</span> {signed(change)}
              </span>
            ))}
          </span>
        )}
      </summary>
      {wrong.map(({ text }) => (
        <p key={text} class="trouble">
          {text}
        </p>
      ))}
      {deal?.sheet == null ? null : <Sheet sheet={deal.sheet} />}
      {deal === null ? null : <Notes notes={deal.notes} />}
      <div class="pad-buttons">
        <button type="button" class="button small" data-testid={`pad-edit-${number}`} aria-label={t("page.pad.edit.named", { number })} onClick={edit}>
          {t("page.pad.edit")}
        </button>
        <button type="button" class="button small" data-testid={`pad-remove-${number}`} aria-label={t("page.pad.remove.named", { number })} onClick={remove}>
          {t("page.pad.remove")}
        </button>
      </div>
    </details>
  );
}

function Names({ pad }: { pad: Pad }) {
  return (
    <details>
      <summary>{t("page.pad.names")}</summary>
      <div class="numbers-row">
        {pad.names.map((name, seat) => (
          <label key={seat} class="field">
            <span>{t("page.pad.player", { number: seat + 1 })}</span>
            <input
              type="text"
              maxLength={24}
              autocomplete="off"
              value={name}
              onInput={(event) => keep({ ...pad, names: pad.names.map((each, n) => (n === seat ? event.currentTarget.value : each)) })}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
