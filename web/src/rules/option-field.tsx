import { useId } from "preact/hooks";
import type { OptionInfo } from "../protocol";
import { ChoiceGroup, Switch } from "../ui/choice-group";
import { t } from "../words";
import { controlFor, type Draft, isChanged, spell, type Value, valueIn } from "./draft";
import { NumberField } from "./number-field";

interface Props {
  readonly option: OptionInfo;
  readonly draft: Draft;
  readonly set: (value: Value) => void;
  /** What the server has against it. */
  readonly wrong?: readonly string[];
}

/** One option of the rules: what it is, its value, and the way back to the usual one. */
export function OptionField({ option, draft, set, wrong = [] }: Props) {
  const changed = isChanged(draft, option);
  return (
    <div class={`option${changed ? " changed" : ""}${wrong.length === 0 ? "" : " wrong"}`} data-testid={`option-${option.path}`}>
      <Control option={option} draft={draft} set={set} />
      {wrong.map((text) => (
        <p key={text} class="option-wrong">
          {text}
        </p>
      ))}
      {changed ? (
        <p class="option-usual">
          <span>{t("page.option.usual", { value: spell(option, option.value) })}</span>
          <button
            type="button"
            class="button small"
            aria-label={t("page.option.back.named", { label: option.label })}
            onClick={() => set(option.value)}
          >
            {t("page.option.back")}
          </button>
        </p>
      ) : null}
    </div>
  );
}

function Control({ option, draft, set }: Props) {
  const help = useId();
  const { label, choices } = option;
  const value = valueIn(draft, option);
  switch (controlFor(option)) {
    case "switch":
      return <Switch label={label} note={option.help} on={value === true} set={set} />;
    case "number":
      return <NumberField option={option} value={Number(value)} set={set} />;
    case "few":
      return (
        <ChoiceGroup
          label={label}
          note={option.help}
          value={String(value)}
          options={choices.map((choice) => ({ value: String(choice.value), text: choice.text }))}
          set={(chosen) => set(choices.find((choice) => String(choice.value) === chosen)?.value ?? value)}
        />
      );
    case "many":
      return (
        <label class="field">
          <span class="option-label">{label}</span>
          <small id={help}>{option.help}</small>
          <select
            aria-describedby={help}
            value={String(value)}
            onChange={(event) => set(choices[event.currentTarget.selectedIndex]?.value ?? value)}
          >
            {choices.map((choice) => (
              <option key={String(choice.value)} value={String(choice.value)}>
                {choice.text}
              </option>
            ))}
          </select>
        </label>
      );
  }
}
