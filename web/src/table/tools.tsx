import type { Picture } from "../protocol";
import { follow } from "../router";
import { settings } from "../settings";
import { Icon, type IconName } from "../ui/icon";
import { Logo } from "../ui/logo";
import { t } from "../words";
import type { Game } from "./game";
import type { Window } from "./windows";
import { show } from "./windows";

const TOOLS: readonly { readonly window: Window; readonly icon: IconName; readonly key?: string }[] = [
  { window: "last", icon: "last", key: "L" },
  { window: "melds", icon: "melds", key: "M" },
  { window: "scores", icon: "scores", key: "S" },
  { window: "log", icon: "log", key: "G" },
  { window: "memory", icon: "memory", key: "K" },
  { window: "game", icon: "game", key: "O" },
  { window: "help", icon: "help", key: "?" },
  { window: "settings", icon: "settings", key: "," },
];

const TEST_IDS: Partial<Record<Window, string>> = { last: "last-trick", scores: "show-scores", game: "this-game" };

/** The way back to the start page. */
export function Home() {
  return (
    <a class="tool home" href="/" aria-label={t("page.home")} title={t("page.home")} onClick={follow}>
      <Logo />
    </a>
  );
}

/** What can be looked at at any time. */
export function Tools({ game, picture }: { game: Game; picture: Picture }) {
  return (
    <nav class="tools" aria-label={t("page.tools")}>
      {picture.controls.practice ? (
        <button
          type="button"
          class="tool undo-tool"
          data-testid="undo"
          disabled={!picture.controls.undo}
          title={t("page.tool.key", { tool: t("page.undo.do"), key: "U" })}
          aria-label={t("page.undo.do")}
          onClick={() => game.undo()}
        >
          <Icon name="undo" />
          <span class="tool-name" aria-hidden="true">
            {t("page.undo")}
          </span>
        </button>
      ) : null}
      {TOOLS.filter(({ window }) => window !== "memory" || settings.value.memory).map(({ window, icon, key }) => (
        <button
          key={window}
          type="button"
          class={`tool ${window}-tool`}
          data-testid={TEST_IDS[window] ?? window}
          title={key === undefined ? t(`page.tool.${window}`) : t("page.tool.key", { tool: t(`page.tool.${window}`), key })}
          aria-label={t(`page.tool.${window}`)}
          onClick={() => show(window)}
        >
          <Icon name={icon} />
          <span class="tool-name" aria-hidden="true">
            {t(`page.tool.${window}`)}
          </span>
        </button>
      ))}
    </nav>
  );
}
