import { useState } from "preact/hooks";
import { t } from "../words";
import type { Opening } from "./opening";

/** Somebody was given a code for house rules: a table with them. */
export function CodeForm({ opening }: { opening: Opening }) {
  const [code, setCode] = useState("");
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") opening.open({ code: code.trim() } as object);
      }}
    >
      <label class="field">
        <span>{t("page.code.label")}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={400}
          data-testid="rules-code"
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-testid="use-code" disabled={opening.busy || code.trim() === ""}>
        {t("page.code.use")}
      </button>
    </form>
  );
}
