import { useEffect, useState } from "preact/hooks";
import { guide, RequestFailed } from "../api";
import type { GuidePage as Page } from "../protocol";
import { follow, guideAddress, type Named, padAddress, refereeAddress, rulesAddress } from "../router";
import { grouped, known, loadVariants } from "../start/variants";
import { SidePage } from "../ui/side-page";
import { language, t, tn } from "../words";
import { GuideSections } from "./guide-sections";

/** How to play by the rules of a game, of a code or of a table. */
export function GuidePage({ variant, code, table }: Named) {
  const [page, setPage] = useState<Page | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  useEffect(() => {
    void loadVariants(spoken);
    guide({ variant, code, table }).then(
      (found) => {
        setPage(found);
        document.title = t("page.guide.title", { game: found.title });
      },
      (error: unknown) => setProblem(error instanceof RequestFailed ? error.message : t("page.line.lost")),
    );
  }, [spoken, variant, code, table]);
  return (
    <SidePage kind="guide" busy={page === null && problem === null} testid="guide-page">
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {page === null ? null : (
        <>
          <Head page={page} table={table} />
          <GuideSections sections={page.sections} />
        </>
      )}
      <OtherGames here={page?.variant ?? null} />
    </SidePage>
  );
}

function Head({ page, table }: { page: Page; table: string | null }) {
  const { title, summary, changed, code, variant } = page;
  const named = changed === 0 ? { variant } : code === "" ? { table } : { code };
  return (
    <div class="guide-head">
      <h1>{t("page.guide.title", { game: title })}</h1>
      <p class="lead">{summary}</p>
      {changed === 0 ? null : (
        <p class="rules-changes">
          {t("page.guide.changed")}{" "}
          <a href="#house" data-testid="guide-changed">
            {tn("page.house.changes", changed)}
          </a>
        </p>
      )}
      <p class="about-links">
        <a class="button" href={refereeAddress(named)} onClick={follow}>
          {t("page.referee.open")}
        </a>
        <a class="button" href={padAddress(code !== "" ? { code } : { variant })} onClick={follow}>
          {t("page.pad.open")}
        </a>
        <a class="button plain-button" href={rulesAddress(variant, changed > 0 && code !== "" ? code : undefined)} onClick={follow}>
          {t("page.variants.rules")}
        </a>
      </p>
      <nav class="guide-contents" aria-label={t("page.guide.contents")}>
        <ul>
          {page.sections.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function OtherGames({ here }: { here: string | null }) {
  if (known.value.length === 0) return null;
  return (
    <nav class="card-box guide-others" aria-labelledby="guide-others">
      <h2 id="guide-others">{t("page.guide.others")}</h2>
      {grouped(known.value).map(([players, games]) => (
        <div key={players}>
          <h3>{tn("page.variants.players", players)}</h3>
          <ul>
            {games.map(({ name, title }) => (
              <li key={name}>
                <a href={guideAddress({ variant: name })} aria-current={name === here ? "page" : undefined} onClick={follow}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
