import { useRef, useState } from "preact/hooks";
import { announce } from "../announce";
import type { OptionInfo, RulesProblem, SectionInfo, VariantRules } from "../protocol";
import { guideAddress } from "../router";
import { LevelsBox } from "../start/levels";
import { useOpening } from "../start/opening";
import { t, tn } from "../words";
import { useProblems } from "./checking";
import { type Draft, isChanged, spell, type Value, valueIn, withValue } from "./draft";
import { OptionField } from "./option-field";
import { Problems } from "./problems";

/** Where there is room for it all options are in sight from the start. */
const roomy = matchMedia("(min-width: 760px)");

interface Props {
  readonly rules: VariantRules;
  /** The house rules that the form begins with. */
  readonly draft: Draft;
}

/** Every option of a game, made from what the server says about it and nothing else. */
export function RulesForm({ rules, draft: filled }: Props) {
  const opening = useOpening();
  const [draft, setDraft] = useState<Draft>(filled);
  const [people, setPeople] = useState(1);
  const [opened, setOpened] = useState(roomy.matches);
  const { sections } = rules;
  const checked = useProblems(rules.name, draft);
  const problems = opening.problems.length > 0 ? opening.problems : checked;
  const changed = sections.flatMap(({ options }) => options.filter((option) => isChanged(draft, option)));

  function set(option: OptionInfo, value: Value): void {
    const next = withValue(draft, option, value);
    setDraft(next);
    opening.forget();
    announce(tn("page.house.changes", Object.keys(next).length));
  }

  return (
    <form
      class="house-form"
      data-testid="house-rules"
      onSubmit={(event) => {
        event.preventDefault();
        opening.open({ variant: rules.name, options: draft, people });
      }}
    >
      <div class="house-head">
        <h1>{t("page.house.title", { game: rules.title })}</h1>
        <p class="lead">{rules.summary}</p>
        <p>
          <a href={guideAddress({ variant: rules.name })} target="_blank">
            {t("page.guide.named", { title: rules.title })}
          </a>
        </p>
        <details>
          <summary>{t("page.house.usual")}</summary>
          <ul class="rules">
            {rules.rules.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
      <p class="house-open">
        <button type="button" class="button small" data-testid="open-all" aria-pressed={opened} onClick={() => setOpened(!opened)}>
          {opened ? t("page.house.fewer") : t("page.house.all")}
        </button>
      </p>
      {sections.map((section) => (
        <SectionFields key={`${section.name}${opened}`} section={section} draft={draft} set={set} opened={opened} problems={problems} refused={opening.problems.length > 0} />
      ))}
      <LevelsBox />
      <div class="house-foot">
        <Changes changed={changed} draft={draft} />
        <Problems problem={opening.problem} problems={problems} />
        <div class="house-buttons">
          <label class="house-people">
            <span>{t("page.friends.people")}</span>
            <select value={people} data-testid="people" onChange={(event) => setPeople(Number(event.currentTarget.value))}>
              {Array.from({ length: rules.players }, (_, n) => n + 1).map((n) => (
                <option key={n} value={n}>
                  {tn("page.friends.count", n)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="button"
            data-testid="reset-rules"
            disabled={changed.length === 0}
            onClick={() => {
              setDraft({});
              opening.forget();
              announce(t("page.house.none"));
            }}
          >
            {t("page.house.reset")}
          </button>
          <button type="submit" class="button primary" data-testid="start-table" disabled={opening.busy}>
            {opening.busy ? t("page.start.dealing") : t("page.house.play")}
          </button>
        </div>
      </div>
    </form>
  );
}

interface SectionProps {
  readonly section: SectionInfo;
  readonly draft: Draft;
  readonly set: (option: OptionInfo, value: Value) => void;
  readonly opened: boolean;
  readonly problems: readonly RulesProblem[];
  /** The table was not made because of the problems. */
  readonly refused: boolean;
}

/** The options of one section, which opens and shuts. */
export function SectionFields({ section, draft, set, opened, problems, refused }: SectionProps) {
  const { name, title, options } = section;
  const count = options.filter((option) => isChanged(draft, option)).length;
  const wrong = (path: string): string[] => problems.filter((each) => each.options.includes(path)).map(({ text }) => text);
  const here = problems.filter((each) => options.some(({ path }) => each.options.includes(path))).length;
  // What is wrong while the rules are chosen moves nothing under the reader; and nothing shuts again by itself.
  const open = useRef(opened);
  open.current ||= refused && here > 0;
  return (
    <details class="card-box group" open={open.current} data-testid={`section-${name}`}>
      <summary>
        <h2>{title}</h2>
        {count > 0 ? <span class="tag">{tn("page.house.changes", count)}</span> : null}
        {here > 0 ? <span class="tag wrong">{tn("page.house.problems", here)}</span> : null}
      </summary>
      <div class="options">
        {options.map((option) => (
          <OptionField key={option.path} option={option} draft={draft} wrong={wrong(option.path)} set={(value) => set(option, value)} />
        ))}
      </div>
    </details>
  );
}

/** What differs from the usual, in words. */
function Changes({ changed, draft }: { changed: readonly OptionInfo[]; draft: Draft }) {
  if (changed.length === 0) return <p class="quiet house-changes">{t("page.house.none")}</p>;
  return (
    <div class="house-changes" data-testid="your-rules">
      <strong>{t("page.house.yours")}</strong>
      <ul>
        {changed.map((option) => (
          <li key={option.path}>{t("page.house.change", { label: option.label, value: spell(option, valueIn(draft, option)) })}</li>
        ))}
      </ul>
    </div>
  );
}
