import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce";
import { askReferee, RequestFailed } from "../api";
import type { Card, FieldProblem, KindInfo, RefereeInfo, Told } from "../protocol";
import { ChoiceGroup } from "../ui/choice-group";
import { namedIn, naming } from "../router";
import { t } from "../words";
import { Answer } from "./answer";
import { CardField } from "./card-field";
import { PlainField } from "./field";
import { asked, cardIn, type Texts, textsIn, usual, words } from "./question";

interface Props {
  readonly info: RefereeInfo;
  /** What the address asks: a kind, and texts for its fields. */
  readonly query: string;
}

/** One question, made from what the server says of it, and its answer beside it. */
export function QuestionForm({ info, query }: Props) {
  const [chosen, choose] = useState(() => kindIn(query, info)?.kind);
  // The words of the kind are those of the server, and change with the language.
  const kind = info.kinds.find((each) => each.kind === chosen);
  const [texts, setTexts] = useState<Texts>(() => (kind === undefined ? {} : textsIn(query, kind)));
  const [picking, setPicking] = useState<string | null>(() => kind?.fields.find(({ form }) => form === "cards")?.name ?? null);
  const [told, setTold] = useState<Told | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly FieldProblem[]>([]);
  const [busy, setBusy] = useState(false);
  const answer = useRef<HTMLElement>(null);
  const begun = useRef(false);

  function forget(): void {
    setTold(null);
    setProblem(null);
    setWrong([]);
  }

  async function ask(of: KindInfo, said: Record<string, string>, shown: boolean): Promise<void> {
    setBusy(true);
    forget();
    try {
      const { told, problems = [] } = await askReferee({ kind: of.kind, fields: said, ...rulesIn(query) });
      setWrong(problems);
      setTold(told);
      if (told === null) return;
      announce(told.text);
      history.replaceState(null, "", `/rulings?${address(info, query, of, said)}`);
      if (shown) answer.current?.scrollIntoView({ block: "nearest" });
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost"));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    const first = !begun.current;
    begun.current = true;
    if (kind === undefined) return;
    const answered = told !== null || problem !== null || wrong.length > 0;
    const inAddress = kind.fields.some(({ name }) => new URLSearchParams(query).has(name));
    if (first ? inAddress : answered) void ask(kind, asked(kind, texts), false);
  }, [info]);

  if (kind === undefined) return null;
  const set = (name: string, text: string): void => {
    setTexts({ ...texts, [name]: text });
    setWrong(wrong.filter(({ field }) => field !== name));
  };
  const about = (name: string): string[] => wrong.filter(({ field }) => field === name).map(({ text }) => text);
  const elsewhere = (name: string, card: Card): number =>
    kind.fields
      .filter((other) => other.form === "cards" && other.name !== name)
      .flatMap((other) => words(texts[other.name] ?? ""))
      .filter((word) => cardIn(word, info.deck) === card).length;
  const here = (name: string): boolean => kind.fields.some((field) => field.name === name);
  const said = wrong.length === 0 ? problem : [t("page.referee.wrong"), ...wrong.filter(({ field }) => !here(field)).map(({ text }) => text)].join(" ");

  return (
    <div class="referee-columns">
      <form
        class="card-box"
        data-testid="question"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask(kind, asked(kind, texts), true);
        }}
      >
        <ChoiceGroup
          label={t("page.referee.kind")}
          value={kind.kind}
          testid="kinds"
          options={info.kinds.map(({ kind, title }) => ({ value: kind, text: title }))}
          set={(chosen) => {
            const next = info.kinds.find(({ kind }) => kind === chosen);
            if (next === undefined) return;
            choose(next.kind);
            // Cards and trump that both kinds ask for stay.
            setTexts({ ...usual(next), ...texts });
            setPicking(next.fields.find(({ form }) => form === "cards")?.name ?? null);
            forget();
          }}
        />
        <p class="quiet">{kind.help}</p>
        {kind.fields.map((field) =>
          field.form === "cards" ? (
            <CardField
              key={field.name}
              field={field}
              text={texts[field.name] ?? ""}
              set={(text) => set(field.name, text)}
              deck={info.deck}
              copies={info.copies}
              elsewhere={(card) => elsewhere(field.name, card)}
              wrong={about(field.name)}
              picking={picking === field.name}
              pick={() => setPicking(picking === field.name ? null : field.name)}
            />
          ) : (
            <PlainField key={field.name} field={field} text={texts[field.name] ?? ""} set={(text) => set(field.name, text)} wrong={about(field.name)} />
          ),
        )}
        <div aria-live="assertive">
          {said === null ? null : (
            <p class="trouble" data-testid="question-problem">
              {said}
            </p>
          )}
        </div>
        <button type="submit" class="button primary big" data-testid="ask" disabled={busy}>
          {t("page.referee.ask")}
        </button>
      </form>
      <section ref={answer} class="card-box referee-answer" aria-labelledby="ruling" aria-busy={busy} tabIndex={0}>
        <h2 id="ruling">{t("page.referee.ruling")}</h2>
        {told === null ? <p class="quiet">{t("page.referee.none")}</p> : <Answer told={told} />}
      </section>
    </div>
  );
}

function kindIn(query: string, info: RefereeInfo): KindInfo | undefined {
  const wanted = new URLSearchParams(query).get("kind");
  return info.kinds.find(({ kind }) => kind === wanted) ?? info.kinds[0];
}

/** The rules that the address names, as a question names them. */
function rulesIn(query: string): { variant?: string; code?: string; table?: string } {
  return Object.fromEntries(new URLSearchParams(naming(namedIn(query))));
}

/** The address at which this question is asked again. */
function address(info: RefereeInfo, query: string, kind: KindInfo, said: Record<string, string>): string {
  const rules = naming(namedIn(query)) || naming({ variant: info.variant });
  return `${rules}&${new URLSearchParams({ kind: kind.kind, ...said }).toString()}`;
}
