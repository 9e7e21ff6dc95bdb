import { t } from "../words";
import type { Opening } from "./opening";

/** A table by the rules that stand in a file. */
export function FileButton({ opening }: { opening: Opening }) {
  async function take(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (file !== undefined) opening.open({ file: await file.text() });
  }
  return (
    <label class="field rules-file-field">
      <span>{t("page.file.label")}</span>
      <input
        type="file"
        accept=".toml,text/plain"
        data-testid="use-rules-file"
        disabled={opening.busy}
        onChange={(event) => {
          void take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
