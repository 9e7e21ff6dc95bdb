import { useId } from "preact/hooks";
import { suitName, SUITS } from "../cards";
import type { FieldInfo } from "../protocol";
import { ChoiceGroup, Switch } from "../ui/choice-group";
import { SuitSign } from "../ui/suit";
import { Wrong } from "./card-field";
import { numbers, withNumber } from "./question";

interface Props {
  readonly field: FieldInfo;
  readonly text: string;
  readonly set: (text: string) => void;
  readonly wrong: readonly string[];
}

/** A field that is not about cards, as the server describes it. */
export function PlainField(props: Props) {
  const { field, text, set } = props;
  switch (field.form) {
    case "suit":
      return <SuitField {...props} />;
    case "numbers":
      return <NumbersField {...props} />;
    case "yes":
      return <Switch label={field.label} on={text === "yes"} set={(on) => set(on ? "yes" : "")} />;
    case "choice":
      return <ChoiceGroup label={field.label} value={text} options={field.choices.map(({ value, text }) => ({ value: String(value), text }))} set={set} />;
    default:
      return <NumberField {...props} />;
  }
}

function SuitField({ field, text, set, wrong }: Props) {
  const name = useId();
  return (
    <fieldset class="choices" data-testid={`field-${field.name}`} aria-describedby={`${name}-wrong`}>
      <legend>{field.label}</legend>
      <div class="choices-row suits-row">
        {SUITS.map((suit) => (
          <label key={suit} class="choice suit-choice">
            <input type="radio" name={name} value={suit} aria-label={suitName(suit)} checked={text === suit} onChange={() => set(suit)} />
            <span>
              <SuitSign suit={suit} silent />
            </span>
          </label>
        ))}
        {field.choices.map(({ value, text: said }) => (
          <label key={String(value)} class="choice">
            <input type="radio" name={name} value={String(value)} checked={text === value} onChange={() => set(String(value))} />
            <span>{said}</span>
          </label>
        ))}
      </div>
      <Wrong id={`${name}-wrong`} wrong={wrong} />
    </fieldset>
  );
}

function NumberField({ field, text, set, wrong }: Props) {
  const id = useId();
  return (
    <div class="number-field" data-testid={`field-${field.name}`}>
      <label class="field">
        <span>{field.label}</span>
        <NumberInput text={text} set={set} wrong={wrong} about={`${id}-wrong`} />
      </label>
      <Wrong id={`${id}-wrong`} wrong={wrong} />
    </div>
  );
}

function NumbersField({ field, text, set, wrong }: Props) {
  const id = useId();
  const all = numbers(text, field);
  return (
    <fieldset class="choices" data-testid={`field-${field.name}`} aria-describedby={`${id}-wrong`}>
      <legend>{field.label}</legend>
      <div class="numbers-row">
        {field.parts.map((part, at) => (
          <label key={part.name} class="field">
            <span>{part.text}</span>
            <NumberInput text={all[at] ?? ""} set={(number) => set(withNumber(text, field, at, number))} wrong={wrong} about={`${id}-wrong`} />
          </label>
        ))}
      </div>
      <Wrong id={`${id}-wrong`} wrong={wrong} />
    </fieldset>
  );
}

interface InputProps {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly wrong: readonly string[];
  readonly about: string;
}

function NumberInput({ text, set, wrong, about }: InputProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autocomplete="off"
      value={text}
      aria-invalid={wrong.length > 0}
      aria-describedby={about}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}
