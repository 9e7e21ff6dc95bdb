import { useEffect, useState } from "preact/hooks";
import { codedRules, RequestFailed } from "../api";
import { go, rulesAddress } from "../router";
import { language, t } from "../words";

/** Somebody was given a code for house rules: the form, filled with them. */
export function CodeForm() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => setProblem(null), [spoken]);
  async function look(): Promise<void> {
    const wanted = code.trim();
    if (wanted === "") return;
    try {
      const { variant } = await codedRules(wanted);
      go(rulesAddress(variant, wanted));
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    }
  }
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <label class="field">
        <span>{t("page.code.label")}</span>
        <input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={2000}
          data-testid="rules-code"
          value={code}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setProblem(null);
          }}
        />
      </label>
      <button type="submit" class="button" data-testid="use-code">
        {t("page.code.use")}
      </button>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
