import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { variants } from "../api";
import type { VariantInfo } from "../protocol";
import { t, tn } from "../words";

/** The games that the server knows; nothing until it has said so. */
export const known = signal<readonly VariantInfo[]>([]);

export async function loadVariants(): Promise<void> {
  if (known.value.length > 0) return;
  known.value = await variants().catch(() => []);
}

/** Every game that can be played here, each one click away. */
export function Variants({ busy, play }: { busy: boolean; play: (variant: string) => void }) {
  useEffect(() => void loadVariants(), []);
  if (known.value.length === 0) return null;
  return (
    <section class="card-box" aria-labelledby="variants">
      <h2 id="variants">{t("page.variants.title")}</h2>
      <ul class="variants">
        {known.value.map(({ name, title, players, summary }) => (
          <li key={name}>
            <div>
              <h3>{title}</h3>
              <p>
                <span class="tag">{tn("page.variants.players", players)}</span> {summary}
              </p>
            </div>
            <button
              type="button"
              class="button"
              data-testid={`variant-${name}`}
              disabled={busy}
              aria-label={t("page.variants.play.named", { title })}
              onClick={() => play(name)}
            >
              {t("page.variants.play")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
