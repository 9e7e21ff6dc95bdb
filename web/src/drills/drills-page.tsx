import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce";
import { nextDrill, RequestFailed } from "../api";
import type { DrillPicture, DrillVerdict, DrillWish } from "../protocol";
import { ChoiceGroup } from "../ui/choice-group";
import { SidePage } from "../ui/side-page";
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
  /** Another drill is on its way: the one on view takes no answer any more. */
  const [loading, setLoading] = useState(true);
  const spoken = language();
  const begun = useRef<number | null>(null);

  useEffect(() => {
    document.title = t("page.drills.title");
  }, [spoken]);
  useEffect(() => {
    let wanted = true;
    const { seed, answers } = progress.peek();
    setLoading(true);
    nextDrill({ kind, variant, seed, answers }).then(
      (found) => {
        if (!wanted) return;
        setDrill(found);
        setVerdict(null);
        setProblem(null);
        setLoading(false);
        // Whoever went on to the next one is taken to it; others are told.
        if (begun.current === round) announce(found.text);
        begun.current = round;
      },
      (error: unknown) => {
        if (!wanted) return;
        setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
        setLoading(false);
      },
    );
    return () => {
      wanted = false;
    };
  }, [spoken, kind, variant, round]);

  // One that was found while another drill came is of no use to it.
  const told = verdict?.answered.drill === drill?.id ? verdict : null;
  const practice = verdict?.practice ?? drill?.practice ?? null;
  return (
    <SidePage kind="drills" busy={loading}>
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
          verdict={told}
          inert={loading}
          first={round === 0}
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
    </SidePage>
  );
}
