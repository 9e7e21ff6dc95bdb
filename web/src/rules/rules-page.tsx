import { useEffect, useState } from "preact/hooks";
import { codedRules, RequestFailed, variantRules } from "../api";
import type { VariantRules } from "../protocol";
import { CodeForm } from "../start/code-form";
import { SidePage } from "../ui/side-page";
import { language, t } from "../words";
import type { Draft } from "./draft";
import { RulesForm } from "./rules-form";

interface Props {
  readonly variant: string;
  /** A short code of house rules: the form is filled with them. */
  readonly code: string | null;
}

interface Loaded {
  readonly rules: VariantRules;
  readonly draft: Draft;
}

async function load({ variant, code }: Props): Promise<Loaded> {
  const coded = code === null ? null : await codedRules(code);
  return { rules: await variantRules(coded?.variant ?? variant), draft: coded?.options ?? {} };
}

/** The page on which a table with house rules is made. */
export function RulesPage({ variant, code }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    setProblem(null);
    load({ variant, code }).then(
      (found) => {
        setLoaded(found);
        document.title = t("page.house.title", { game: found.rules.title });
      },
      (error: unknown) => setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost")),
    );
  }, [variant, code, spoken]);
  return (
    <SidePage kind="house" busy={loaded === null && problem === null}>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {loaded === null ? null : <RulesForm {...loaded} />}
      <CodeForm />
    </SidePage>
  );
}
