import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce";
import { nextDrill, RequestFailed } from "../api";
import type { DrillPicture, DrillVerdict, DrillWish } from "../protocol";
import { follow } from "../router";
import { ChoiceGroup } from "../ui/choice-group";
import { LanguageMenu } from "../ui/language-menu";
import { language, t } from "../words";
import { DrillBox } from "./drill-box";
import { Practice } from "./practice";
import { forgetAll, progress } from "./progress";

type KindWished = NonNullable<DrillWish["kind"]>;

const KINDS: readonly KindWished[] = ["mixed", "melds", "pass", "bid", "play"];
/** Drills: one decision after the other, each judged at once, and what to practise next. */
export function DrillsPage() {
  const [kind, setKind] = useState<KindWished>("mixed");
  const [variant, setVariant] = useState("");
  /** How many drills were asked for: another one comes with every change. */
  const [round, setRound] = useState(0);
  const [drill, setDrill] = useState<DrillPicture | null>(null);
  const [verdict, setVerdict] = useState<DrillVerdict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  const begun = useRef(false);

  useEffect(() => {
    document.title = t("page.drills.title");
  }, [spoken]);
  useEffect(() => {
    let wanted = true;
    const { seed, answers } = progress.peek();
    nextDrill({ kind, variant, seed, answers }).then(
      (found) => {
        if (!wanted) return;
        setDrill(found);
        setVerdict(null);
        setProblem(null);
        if (begun.current) announce(found.text);
        begun.current = true;
      },
      (error: unknown) => {
        if (wanted) setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
      },
    );
    return () => {
      wanted = false;
    };
  }, [spoken, kind, variant, round]);

  const practice = verdict?.practice ?? drill?.practice ?? null;
  return (
    <div class="start">
      <header class="start-bar">
        <a class="brand" href="/" onClick={follow}>
          {t("page.home")}
        </a>
        <LanguageMenu />
      </header>
      <main class="start-main drills" aria-busy={drill === null && problem === null}>
        <div class="drills-head">
          <h1>{t("page.drills.title")}</h1>
          <p class="lead">{t("page.drills.lead")}</p>
          <div class="drills-wish">
            <ChoiceGroup
              label={t("page.drills.kind")}
              testid="drill-kind"
              value={kind}
              options={KINDS.map((value) => ({ value, text: t(`page.drills.kind.${value}`) }))}
              set={setKind}
            />
            <label class="field">
              <span>{t("page.drills.game")}</span>
              <select data-testid="drill-variant" value={variant} onChange={(event) => setVariant(event.currentTarget.value)}>
                <option value="">{t("page.drills.game.all")}</option>
                {drill?.games.map(({ name, title }) => (
                  <option key={name} value={name}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
        {problem === null ? null : (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
        {drill === null ? null : (
          <DrillBox
            key={`${drill.id} ${round}`}
            drill={drill}
            verdict={verdict}
            judged={setVerdict}
            next={() => setRound(round + 1)}
          />
        )}
        {practice === null ? null : (
          <Practice
            practice={practice}
            chosen={kind}
            choose={setKind}
            forget={() => {
              forgetAll();
              setRound(round + 1);
            }}
          />
        )}
      </main>
    </div>
  );
}
