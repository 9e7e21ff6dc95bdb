import { useLayoutEffect, useRef } from "preact/hooks";
import type { GuideLine, GuideSection, GuideTable, Told } from "../protocol";
import { Sums } from "../referee/answer";
import { MiniCards } from "../ui/mini-card";
import { t } from "../words";

/** The parts of the rules page; it opens where the address says: at a part or at an option. */
export function GuideSections({ sections }: { sections: readonly GuideSection[] }) {
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (wanted !== "") show(whole.current, wanted);
  }, []);
  return (
    <div ref={whole} class="guide-sections">
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
    </div>
  );
}

/** Bring the first line that tells an option, or a part of the page, into sight and mark it. */
function show(whole: HTMLElement | null, wanted: string): void {
  const place = [...(whole?.querySelectorAll<HTMLElement>("[data-options]") ?? [])].find(({ dataset }) => dataset["options"]?.split(" ").includes(wanted));
  const found = place ?? document.getElementById(wanted);
  place?.classList.add("sought");
  found?.setAttribute("tabindex", "-1");
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: place === undefined ? "start" : "center" });
}

function Section({ section }: { section: GuideSection }) {
  const { name, title, lines, tables = [], examples = [] } = section;
  return (
    <section id={name} class={`card-box guide-section${name === "house" ? " house-section" : ""}`} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <ul class="guide-lines">
        {lines.map((line) => (
          <Line key={line.text} line={line} marked={name !== "house"} />
        ))}
      </ul>
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      {examples.length === 0 ? null : (
        <div class="guide-examples">
          {examples.map((example, n) => (
            <Example key={n} example={example} title={examples.length === 1 ? t("page.guide.example") : t("page.guide.example.numbered", { n: n + 1 })} />
          ))}
        </div>
      )}
    </section>
  );
}

function Line({ line, marked }: { line: GuideLine; marked: boolean }) {
  const { text, options = [], changed = false } = line;
  return (
    <li class={changed ? "changed" : ""} data-options={options.join(" ")}>
      {text} {changed && marked ? <HouseTag /> : null}
    </li>
  );
}

const HouseTag = () => <span class="tag house-tag">{t("page.guide.house")}</span>;

function Table({ table }: { table: GuideTable }) {
  const { title, head, rows, options = [], changed = false } = table;
  return (
    <table class={`guide-table${head.length === 2 ? " narrow" : ""}`} data-options={options.join(" ")}>
      <caption>
        {title} {changed ? <HouseTag /> : null}
      </caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ text, values, cards = [] }) => (
          <tr key={text}>
            <th scope="row">
              {text} {cards.length === 0 ? null : <MiniCards cards={cards} />}
            </th>
            {values.map((value, n) => (
              <td key={n}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A deal in numbers, as the engine settles it. */
function Example({ example, title }: { example: Told; title: string }) {
  return (
    <section class="guide-example">
      <h3>{title}</h3>
      <p>{example.text}</p>
      {(example.parts ?? []).map((part) => (
        <Sums key={part.title} part={part} />
      ))}
    </section>
  );
}
