import { announce } from "../announce";
import { Icon, type IconName } from "../ui/icon";
import { t } from "../words";

interface Props {
  readonly at: number;
  readonly last: number;
  /** What has happened at this moment. */
  readonly text: string;
  /** Go there; the slider says by itself where it is. */
  readonly slide: (at: number) => void;
  /** Go there and say what happened. */
  readonly step: (at: number) => void;
}

/** Where in the deal the reader is, and the ways from there. */
export function Steps({ at, last, text, slide, step: go }: Props) {
  const place = t("page.look.place", { n: at + 1, last: last + 1 });
  return (
    <div class="steps">
      <div class="steps-bar">
        <Step name="first" icon="first" to={0} {...{ at, last, go }} />
        <Step name="back" icon="back" to={at - 1} {...{ at, last, go }} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          data-testid="look-at"
          aria-label={t("page.look.moment")}
          aria-valuetext={`${place}. ${text}`}
          onInput={(event) => slide(Number(event.currentTarget.value))}
        />
        <Step name="next" icon="next" to={at + 1} {...{ at, last, go }} />
        <Step name="end" icon="end" to={last} {...{ at, last, go }} />
      </div>
      <p class="steps-text" data-testid="look-text">
        <span class="tag">{place}</span> {text}
      </p>
    </div>
  );
}

interface StepProps {
  readonly name: "first" | "back" | "next" | "end";
  readonly icon: IconName;
  readonly to: number;
  readonly at: number;
  readonly last: number;
  readonly go: (at: number) => void;
}

/** It stays in the order of Tab at either end, so that whoever presses it again loses no place. */
function Step({ name, icon, to, at, last, go }: StepProps) {
  const useless = to < 0 || to > last || to === at;
  return (
    <button
      type="button"
      class="tool boxed"
      data-testid={`look-${name}`}
      aria-label={t(`page.look.${name}`)}
      aria-disabled={useless}
      onClick={() => {
        if (useless) announce(t("page.look.no_more"));
        else go(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
