import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../words";

interface Props {
  /** The id of what says which file is meant. */
  readonly labelledby: string;
  /** Which files are offered first, as the attribute of the field says it. */
  readonly accept: string;
  readonly testid: string;
  readonly disabled?: boolean;
  readonly take: (file: File) => void;
}

/** A button that asks for a file; the browser would word one of its own in its own language. */
export function FileButton({ labelledby, accept, testid, disabled = false, take }: Props) {
  const name = useId();
  return (
    <label class="button file-button">
      <span id={name}>{t("page.file.choose")}</span>
      <input
        type="file"
        class="unseen"
        accept={accept}
        aria-labelledby={`${labelledby} ${name}`}
        data-testid={testid}
        disabled={disabled}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again.
          event.currentTarget.value = "";
          if (file !== undefined) take(file);
        }}
      />
    </label>
  );
}

interface FieldProps extends Omit<Props, "labelledby"> {
  readonly label: string;
  readonly children?: ComponentChildren;
}

/** The same under a label of its own. */
export function FileField({ label, children, ...button }: FieldProps) {
  const name = useId();
  return (
    <div class="field file-field">
      <span id={name}>{label}</span>
      <FileButton labelledby={name} {...button} />
      {children}
    </div>
  );
}
