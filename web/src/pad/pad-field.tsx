import { useId } from "preact/hooks";
import type { FieldInfo, PadFieldInfo } from "../protocol";
import { Wrong } from "../referee/card-field";
import { PlainField } from "../referee/field";
import { numbers, withNumber } from "../referee/question";
import { ChoiceGroup } from "../ui/choice-group";
import { plain, t } from "../words";
import type { Written } from "./kept";
import { partsAsked, pointless, rest } from "./numbers";

interface Props {
  readonly padded: PadFieldInfo;
  readonly draft: Written;
  /** All fields of the deal, as one may depend on another. */
  readonly fields: readonly PadFieldInfo[];
  /** All trick points of the deal. */
  readonly total: number;
  readonly set: (text: string) => void;
  readonly wrong: readonly string[];
}

/** As many choices as stand side by side; more of them go into a list. */
const FEW = 3;

/** One field of a deal, as the server describes it. */
export function PadField(props: Props) {
  const { field } = props.padded;
  switch (field.form) {
    case "numbers":
      return <NumbersField {...props} />;
    case "party":
      return <PartyField {...props} />;
    case "parties":
      return <PartiesField {...props} />;
    case "paid":
      return <PaidField {...props} />;
    case "choice":
      return <EndingField {...props} />;
    default:
      return <PlainField field={field} text={props.draft[field.name] ?? ""} set={props.set} wrong={props.wrong} />;
  }
}

function EndingField({ padded: { field }, draft, set }: Props) {
  const text = draft[field.name] || String(field.choices[0]?.value);
  const options = field.choices.map(({ value, text }) => ({ value: String(value), text }));
  if (options.length <= FEW) return <ChoiceGroup label={field.label} value={text} options={options} set={set} testid={`field-${field.name}`} />;
  return (
    <label class="field" data-testid={`field-${field.name}`}>
      <span>{field.label}</span>
      <select value={text} onChange={(event) => set(event.currentTarget.value)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function NumbersField({ padded, draft, total, set, wrong }: Props) {
  const id = useId();
  const { field } = padded;
  const text = draft[field.name] ?? "";
  const all = numbers(text, field);
  const tricks = field.name === "tricks";
  const left = tricks ? rest(field, text, total) : null;
  const sum = all.reduce((sum, number) => sum + (Number(number) || 0), 0) + (left?.left ?? 0);
  return (
    <fieldset class="choices" data-testid={`field-${field.name}`} aria-describedby={`${id}-sum ${id}-wrong`}>
      <legend>{field.label}</legend>
      <div class="numbers-row">
        {partsAsked(padded, draft).map(({ part, at }) => (
          <label key={part.name} class="field">
            <span>{part.text}</span>
            <input
              type="text"
              inputMode="numeric"
              autocomplete="off"
              value={all[at] ?? ""}
              placeholder={left?.at === at ? plain(left.left) : ""}
              aria-invalid={wrong.length > 0}
              aria-describedby={`${id}-wrong`}
              onInput={(event) => set(withNumber(text, field, at, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
      {tricks ? (
        <p id={`${id}-sum`} class="quiet" data-testid="tricks-sum">
          {t("page.pad.sum", { sum: text === "" ? 0 : sum, total })}
        </p>
      ) : null}
      <Wrong id={`${id}-wrong`} wrong={wrong} />
    </fieldset>
  );
}

function PartyField({ padded: { field }, draft, set, wrong }: Props) {
  const name = useId();
  const text = draft[field.name] ?? "";
  const parts = field.needed ? field.parts : [{ name: "", text: t("page.pad.nobody") }, ...field.parts];
  return (
    <fieldset class="choices" data-testid={`field-${field.name}`} aria-describedby={`${name}-wrong`}>
      <legend>{field.label}</legend>
      <div class="choices-row">
        {parts.map((part) => (
          <label key={part.name} class="choice">
            <input type="radio" name={name} value={part.name} checked={text === part.name} onChange={() => set(part.name)} />
            <span>{part.text}</span>
          </label>
        ))}
      </div>
      <Wrong id={`${name}-wrong`} wrong={wrong} />
    </fieldset>
  );
}

function PartiesField({ padded: { field }, draft, fields, total, set, wrong }: Props) {
  const id = useId();
  const text = (draft[field.name] ?? "").split(" ").filter((code) => code !== "");
  const tricks = fields.find((each) => each.field.name === "tricks")?.field;
  const empty = field.name === "empty" && tricks !== undefined ? pointless(tricks, draft["tricks"] ?? "", total) : null;
  const parts = field.parts.filter(({ name }) => empty === null || empty.includes(name) || text.includes(name));
  if (parts.length === 0 && wrong.length === 0) return null;
  return (
    <fieldset class="choices" data-testid={`field-${field.name}`} aria-describedby={`${id}-wrong`}>
      <legend>{field.label}</legend>
      <div class="choices-row">
        {parts.map(({ name, text: said }) => (
          <label key={name} class="choice">
            <input
              type="checkbox"
              checked={text.includes(name)}
              onChange={(event) => set((event.currentTarget.checked ? [...text, name] : text.filter((code) => code !== name)).join(" "))}
            />
            <span>{said}</span>
          </label>
        ))}
      </div>
      <Wrong id={`${id}-wrong`} wrong={wrong} />
    </fieldset>
  );
}

/** Each kind of meld, as often as a side has it. */
const TIMES = [0, 1, 2];

function PaidField({ padded: { field }, draft, set, wrong }: Props) {
  const id = useId();
  const text = draft[field.name] ?? "";
  const all = numbers(text, field).map((part) => part.split(" ").filter((kind) => kind !== ""));
  return (
    <details class="pad-paid" data-testid={`field-${field.name}`} aria-describedby={`${id}-wrong`}>
      <summary>{field.label}</summary>
      {field.parts.map((part, at) => (
        <fieldset key={part.name} class="choices">
          <legend>{part.text}</legend>
          <div class="pad-paid-kinds">
            {field.choices.map(({ value, text: said }) => (
              <label key={String(value)} class="field">
                <span>{said}</span>
                <select
                  value={String(all[at]?.filter((kind) => kind === value).length ?? 0)}
                  onChange={(event) => set(paid(field, all, at, String(value), Number(event.currentTarget.value)))}
                >
                  {TIMES.map((n) => (
                    <option key={n} value={n}>
                      {plain(n)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Wrong id={`${id}-wrong`} wrong={wrong} />
    </details>
  );
}

/** The text of such a field with another count of one kind for one part. */
function paid(field: FieldInfo, all: readonly (readonly string[])[], at: number, kind: string, times: number): string {
  return field.parts
    .map((_, n) => {
      const held = all[n] ?? [];
      return n === at ? [...held.filter((each) => each !== kind), ...Array<string>(times).fill(kind)] : held;
    })
    .map((kinds) => kinds.join(" "))
    .join("/");
}
