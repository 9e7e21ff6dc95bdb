import { t } from "../words";
import type { Opening } from "./opening";

/** A table by the rules that stand in a file. */
export function FileButton({ opening }: { opening: Opening }) {
  async function take(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (file !== undefined) opening.open({ file: await file.text() });
  }
  return (
    <div class="field rules-file-field">
      <span id="rules-file-label">{t("page.file.label")}</span>
      {/* The browser would word a button of its own in its own language. */}
      <label class="button file-button">
        <span id="rules-file-choose">{t("page.file.choose")}</span>
        <input
          type="file"
          class="unseen"
          accept=".toml,text/plain"
          aria-labelledby="rules-file-label rules-file-choose"
          data-testid="use-rules-file"
          disabled={opening.busy}
          onChange={(event) => {
            void take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
      </label>
    </div>
  );
}
