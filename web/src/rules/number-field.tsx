import { useEffect, useId, useState } from "preact/hooks";
import type { OptionInfo } from "../protocol";
import { Icon } from "../ui/icon";
import { t } from "../words";
import { fit, type Value } from "./draft";

interface Props {
  readonly option: OptionInfo;
  readonly value: number;
  readonly set: (value: Value) => void;
}

/** A number that can be typed, stepped, or picked among the usual ones. */
export function NumberField({ option, value, set }: Props) {
  const { label, help, least, step } = option;
  const choices = [...option.choices].sort((a, b) => Number(a.value) - Number(b.value));
  const [text, setText] = useState(String(value));
  const name = useId();
  useEffect(() => setText(String(value)), [value]);
  const take = (typed: string): void => {
    const number = fit(option, typed);
    setText(String(number ?? value));
    if (number !== null) set(number);
  };
  return (
    <fieldset class="choices number">
      <legend class="option-label">{label}</legend>
      <small id={name}>{help}</small>
      <div class="number-row">
        <button
          type="button"
          class="tool boxed"
          aria-label={t("page.option.less", { label })}
          disabled={value - step < least}
          onClick={() => set(value - step)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          aria-label={label}
          aria-describedby={name}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <button type="button" class="tool boxed" aria-label={t("page.option.more", { label })} onClick={() => set(value + step)}>
          <Icon name="plus" />
        </button>
        <span class="number-usual">
          {choices.map((choice) => (
            <button
              key={String(choice.value)}
              type="button"
              class="button small"
              aria-pressed={choice.value === value}
              onClick={() => set(choice.value)}
            >
              {choice.text}
            </button>
          ))}
        </span>
      </div>
    </fieldset>
  );
}
