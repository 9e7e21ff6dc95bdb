import { useEffect, useState } from "preact/hooks";
import { codedRules, reckonPad, RequestFailed, variantRules } from "../api";
import type { OptionInfo, RulesProblem, VariantRules } from "../protocol";
import { useProblems } from "../rules/checking";
import { type Draft, type Value, withValue } from "../rules/draft";
import { Problems } from "../rules/problems";
import { SectionFields } from "../rules/rules-form";
import { grouped, known, loadVariants } from "../start/variants";
import { language, t, tn } from "../words";
import { BringFile } from "./files";
import { keep, kept, newPad } from "./kept";

interface Props {
  /** The variant or the code of the rules that the address asks for. */
  readonly variant: string | null;
  readonly code: string | null;
  readonly done: () => void;
}

const MODERN = "modern";

/** Before the first deal: which game, by which rules, who plays and who deals. */
export function Setup({ variant: wanted, code, done }: Props) {
  const [variant, choose] = useState(wanted ?? MODERN);
  const [rules, setRules] = useState<VariantRules | null>(null);
  const [draft, setDraft] = useState<Draft>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const [dealer, setDealer] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly RulesProblem[]>([]);
  const spoken = language();
  const checked = useProblems(variant, draft);
  const problems = refused.length > 0 ? refused : checked;
  const failed = (error: unknown): void => {
    setProblem(error instanceof RequestFailed ? error.message : t("page.pad.lost"));
    setRefused(error instanceof RequestFailed ? error.problems : []);
  };
  useEffect(() => void loadVariants(spoken), [spoken]);
  useEffect(() => {
    if (code === null) return;
    codedRules(code).then((coded) => {
      choose(coded.variant);
      setDraft(coded.options);
    }, failed);
  }, [code]);
  useEffect(() => {
    setProblem(null);
    variantRules(variant).then(setRules, failed);
  }, [variant, spoken]);

  const players = rules?.players ?? 0;
  const seats = Array.from({ length: players }, (_, n) => n);
  const called = seats.map((seat) => names[seat]?.trim() ?? "");

  async function begin(): Promise<void> {
    setProblem(null);
    setRefused([]);
    const first = dealer < players ? dealer : 0;
    try {
      const { code } = await reckonPad({ variant, options: draft, names: called, dealer: first });
      keep(newPad(code, called, first));
      done();
    } catch (error) {
      failed(error);
    }
  }

  return (
    <form
      class="pad-setup"
      data-testid="pad-setup"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <section class="card-box" aria-labelledby="pad-game">
        <h2 id="pad-game">{t("page.pad.game")}</h2>
        <label class="field">
          <span>{t("page.pad.variant")}</span>
          <select
            data-testid="pad-variant"
            value={variant}
            onChange={(event) => {
              choose(event.currentTarget.value);
              setDraft({});
              setRefused([]);
            }}
          >
            {grouped(known.value).map(([count, games]) => (
              <optgroup key={count} label={tn("page.variants.players", count)}>
                {games.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {rules === null ? null : <p class="quiet">{rules.summary}</p>}
        {rules === null ? null : (
          <details class="pad-options" data-testid="pad-options">
            <summary>{Object.keys(draft).length === 0 ? t("page.pad.options") : tn("page.house.changes", Object.keys(draft).length)}</summary>
            <Options rules={rules} draft={draft} set={setDraft} problems={problems} refused={refused.length > 0} forget={() => setRefused([])} />
          </details>
        )}
      </section>
      <section class="card-box" aria-labelledby="pad-players">
        <h2 id="pad-players">{t("page.pad.players")}</h2>
        <p class="quiet">{t("page.pad.players.help")}</p>
        <div class="numbers-row">
          {seats.map((seat) => (
            <label key={seat} class="field">
              <span>{t("page.pad.player", { number: seat + 1 })}</span>
              <input
                type="text"
                maxLength={24}
                autocomplete="off"
                data-testid={`pad-name-${seat}`}
                value={names[seat] ?? ""}
                onInput={(event) => setNames(seats.map((each) => (each === seat ? event.currentTarget.value : (names[each] ?? ""))))}
              />
            </label>
          ))}
        </div>
        <label class="field">
          <span>{t("page.pad.dealer")}</span>
          <select data-testid="pad-dealer" value={dealer} onChange={(event) => setDealer(Number(event.currentTarget.value))}>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {called[seat] || t("page.pad.player", { number: seat + 1 })}
              </option>
            ))}
          </select>
        </label>
        <Problems problem={problem} problems={problems} />
        {kept.value !== null && kept.value.deals.length > 0 ? <p class="quiet">{t("page.pad.replaces")}</p> : null}
        <div class="pad-buttons">
          <button type="submit" class="button primary big" data-testid="pad-begin" disabled={rules === null}>
            {t("page.pad.begin")}
          </button>
          {kept.value === null ? null : (
            <button type="button" class="button" data-testid="pad-back" onClick={done}>
              {t("page.pad.back")}
            </button>
          )}
        </div>
      </section>
      <section class="card-box">
        <BringFile done={done} />
      </section>
    </form>
  );
}

interface OptionsProps {
  readonly rules: VariantRules;
  readonly draft: Draft;
  readonly set: (draft: Draft) => void;
  readonly problems: readonly RulesProblem[];
  readonly refused: boolean;
  readonly forget: () => void;
}

function Options({ rules, draft, set, problems, refused, forget }: OptionsProps) {
  const change = (option: OptionInfo, value: Value): void => {
    set(withValue(draft, option, value));
    forget();
  };
  return (
    <div class="house-form">
      {rules.sections.map((section) => (
        <SectionFields key={section.name} section={section} draft={draft} set={change} opened={false} problems={problems} refused={refused} />
      ))}
    </div>
  );
}
