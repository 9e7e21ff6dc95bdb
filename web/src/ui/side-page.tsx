/** The frame of every page beside the table and the start page: the way home, and the language. */
import type { ComponentChildren } from "preact";

import { follow } from "../router";
import { t } from "../words";
import { LanguageMenu } from "./language-menu";

interface Props {
  /** Which page it is, for its style. */
  readonly kind: string;
  /** Whether it is still being fetched. */
  readonly busy?: boolean;
  readonly testid?: string;
  readonly state?: string | undefined;
  readonly children: ComponentChildren;
}

export function SidePage({ kind, busy, testid, state, children }: Props) {
  return (
    <div class="start">
      <header class="start-bar">
        <a class="brand" href="/" onClick={follow}>
          {t("page.home")}
        </a>
        <LanguageMenu />
      </header>
      <main class={`start-main ${kind}`} aria-busy={busy} data-testid={testid} data-state={state}>
        {children}
      </main>
    </div>
  );
}
