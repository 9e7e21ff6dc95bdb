import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Picture } from "../protocol";
import type { Game } from "../table/game";
import { Coach } from "./coach";

interface Props {
  readonly game: Game;
  readonly picture: Picture;
  readonly title: string;
  /** Its class, by which the styles know it. */
  readonly kind: string;
  readonly children?: ComponentChildren;
  /** What is decided with: it stays in sight while the reasons above it scroll. */
  readonly foot?: ComponentChildren;
  readonly testid?: string;
}

/** A sheet in the middle of the table on which the reader decides something. */
export function Panel({ game, picture, title, kind, children, foot, testid }: Props) {
  const name = useId();
  return (
    <section class={`panel ${kind}`} aria-labelledby={name} data-testid={testid}>
      <div class="panel-body" role="group" aria-labelledby={name} tabIndex={0}>
        <Coach game={game} picture={picture} />
        <h2 id={name} class="panel-title">
          {title}
        </h2>
        {children}
      </div>
      {foot === undefined ? null : <div class="panel-foot">{foot}</div>}
    </section>
  );
}
