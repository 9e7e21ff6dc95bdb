import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { variants } from "../api";
import type { VariantInfo } from "../protocol";
import { follow, guideAddress, rulesAddress } from "../router";
import { Told } from "../told";
import { FileField } from "../ui/file-button";
import { language, t, tn } from "../words";
import { CodeForm } from "./code-form";
import type { Opening } from "./opening";

const games = new Told(variants);

/** The games that the server knows; nothing until it has said so. */
export const known = computed<readonly VariantInfo[]>(() => games.said.value ?? []);

/** Ask for the games, unless they have been told in this language. */
export const loadVariants = (language: string): Promise<void> => games.in(language);

/** The games in groups by the number of players, the fewest first. */
export function grouped(games: readonly VariantInfo[]): (readonly [number, readonly VariantInfo[]])[] {
  const counts = [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);
  return counts.map((count) => [count, games.filter(({ players }) => players === count)]);
}

/** Every game that can be played here, each one click away, or with house rules. */
export function Variants({ opening }: { opening: Opening }) {
  const spoken = language();
  useEffect(() => void loadVariants(spoken), [spoken]);
  if (known.value.length === 0) return null;
  return (
    <section class="card-box games" aria-labelledby="variants">
      <h2 id="variants">{t("page.variants.title")}</h2>
      {grouped(known.value).map(([players, games]) => (
        <section key={players} aria-labelledby={`players-${players}`}>
          <h3 id={`players-${players}`} class="games-players">
            {tn("page.variants.players", players)}
          </h3>
          <ul class="variants">
            {games.map((game) => (
              <VariantRow key={game.name} game={game} opening={opening} />
            ))}
          </ul>
        </section>
      ))}
      <div class="games-more">
        <CodeForm />
        <FileField
          label={t("page.file.label")}
          accept=".toml,text/plain"
          testid="use-rules-file"
          disabled={opening.busy}
          take={(file) => void file.text().then((text) => opening.open({ file: text }))}
        />
      </div>
    </section>
  );
}

function VariantRow({ game, opening }: { game: VariantInfo; opening: Opening }) {
  const { name, title, summary } = game;
  return (
    <li>
      <h4>{title}</h4>
      <p>{summary}</p>
      <div class="variant-buttons">
        <button
          type="button"
          class="button"
          data-testid={`variant-${name}`}
          disabled={opening.busy}
          aria-label={t("page.variants.play.named", { title })}
          onClick={() => opening.open({ variant: name })}
        >
          {t("page.variants.play")}
        </button>
        <a
          class="button plain-button"
          data-testid={`guide-${name}`}
          href={guideAddress({ variant: name })}
          aria-label={t("page.guide.rules.named", { title })}
          onClick={follow}
        >
          {t("page.guide.rules")}
        </a>
        <a
          class="button plain-button"
          data-testid={`house-rules-${name}`}
          href={rulesAddress(name)}
          aria-label={t("page.variants.rules.named", { title })}
          onClick={follow}
        >
          {t("page.variants.rules")}
        </a>
      </div>
    </li>
  );
}
