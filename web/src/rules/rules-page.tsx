import { useEffect, useState } from "preact/hooks";
import { RequestFailed, variantRules } from "../api";
import type { VariantRules } from "../protocol";
import { follow } from "../router";
import { t } from "../words";
import { RulesForm } from "./rules-form";

/** The page on which a table with house rules is made. */
export function RulesPage({ variant }: { variant: string }) {
  const [rules, setRules] = useState<VariantRules | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    variantRules(variant).then(
      (found) => {
        setRules(found);
        document.title = t("page.house.title", { game: found.title });
      },
      (error: unknown) => setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost")),
    );
  }, [variant]);
  return (
    <div class="start">
      <header class="start-bar">
        <a class="brand" href="/" onClick={follow}>
          {t("page.home")}
        </a>
      </header>
      <main class="start-main house" aria-busy={rules === null && problem === null}>
        {problem === null ? null : (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
        {rules === null ? null : <RulesForm rules={rules} />}
      </main>
    </div>
  );
}
