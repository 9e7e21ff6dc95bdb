import { useId } from "preact/hooks";

interface Props<T extends string> {
  readonly label: string;
  readonly note?: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly set: (value: T) => void;
  readonly testid?: string;
}

/** One of a few, side by side. */
export function ChoiceGroup<T extends string>({ label, note, value, options, set, testid }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="choices" data-testid={testid} {...(note === undefined ? {} : { "aria-describedby": `${name}-note` })}>
      <legend>{label}</legend>
      {note === undefined ? null : <small id={`${name}-note`}>{note}</small>}
      <div class="choices-row">
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => set(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export function Switch({ label, note, on, set }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {label}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </label>
  );
}
