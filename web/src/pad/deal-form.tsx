import { useEffect, useRef, useState } from "preact/hooks";
import { announce, interrupt } from "../announce";
import { reckonPad } from "../api";
import { Sheet } from "../dialogs/sheet";
import type { PadForm, PadProblem } from "../protocol";
import { t } from "../words";
import { keep, type Pad, writtenDown } from "./kept";
import { asked, fitting } from "./numbers";
import { PadField } from "./pad-field";
import { wishOf } from "./reckoning";

interface Props {
  readonly pad: Pad;
  readonly form: PadForm;
  /** What the server says is about the draft as it is now. */
  readonly current: boolean;
}

/** The deal that is being written: its fields, what is wrong with it, and what it would give. */
export function DealForm({ pad, form, current }: Props) {
  const [tried, setTried] = useState(false);
  const [lost, setLost] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const place = `${pad.deals.length}/${pad.at ?? ""}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    setTried(false);
    title.current?.focus({ preventScroll: pad.at === null });
  }, [place]);
  const { fields, total } = form;
  // What is still missing is no mistake while somebody writes.
  const problems = form.problems.filter(({ missing }) => tried || !missing);
  const about = (name: string): string[] => problems.filter(({ field }) => field === name).map(({ text }) => text);
  const here = asked(fields, pad.draft);
  const elsewhere = problems.filter(({ field }) => !here.some((each) => each.field.name === field));
  const deal = form.reckoned;

  async function write(): Promise<void> {
    setTried(true);
    setLost(false);
    try {
      const { form: checked } = await reckonPad(wishOf(pad));
      if (checked === null || checked.reckoned === null) {
        interrupt(said(checked?.problems ?? []));
        return;
      }
      keep(writtenDown(pad));
      announce(t("page.pad.written", { number: form.number }), checked.reckoned.text);
    } catch {
      setLost(true);
    }
  }

  return (
    <form
      class="card-box pad-form"
      data-testid="pad-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <h2 ref={title} tabIndex={-1}>
        {pad.at === null ? t("page.pad.deal", { number: form.number }) : t("page.pad.editing", { number: form.number })} <span class="quiet">{form.text}</span>
      </h2>
      {here.map((padded) => (
        <PadField
          key={padded.field.name}
          padded={padded}
          draft={pad.draft}
          fields={fields}
          total={total}
          wrong={about(padded.field.name)}
          set={(text) => keep({ ...pad, draft: fitting(fields, { ...pad.draft, [padded.field.name]: text }) })}
        />
      ))}
      <div aria-live="polite">
        {elsewhere.map(({ text }) => (
          <p key={text} class="trouble">
            {text}
          </p>
        ))}
        {lost ? <p class="trouble">{t("page.pad.lost")}</p> : null}
      </div>
      <div class="pad-buttons">
        <button type="submit" class="button primary" data-testid="pad-write">
          {t("page.pad.write")}
        </button>
        {pad.at === null ? null : (
          <button type="button" class="button" data-testid="pad-cancel" onClick={() => keep({ ...pad, draft: {}, at: null })}>
            {t("page.pad.cancel")}
          </button>
        )}
      </div>
      {deal === null || !current ? null : (
        <section class="pad-preview" aria-label={t("page.pad.preview")} data-testid="pad-preview">
          <h3>{t("page.pad.preview")}</h3>
          {deal.sheet === null ? <p>{deal.text}</p> : <Sheet sheet={deal.sheet} />}
          <Notes notes={deal.notes} />
        </section>
      )}
    </form>
  );
}

const said = (problems: readonly PadProblem[]): string => [t("page.referee.wrong"), ...problems.map(({ text }) => text)].join(" ");

/** What else a deal has brought. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="pad-note">
          {note}
        </p>
      ))}
    </>
  );
}
