import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words";
import { Icon } from "./icon";

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  /** Where it stands: in the middle, or at the side like a drawer. */
  readonly at?: "middle" | "side";
  readonly testid?: string;
}

/** A window over the page: it keeps the focus inside, Escape closes it, and the focus goes back. */
export function Dialog({ title, close, children, at = "middle", testid }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const dialog = element.current;
    const back = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${at}`}
      aria-labelledby={name}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-box">
        <div class="dialog-head">
          <h2 id={name}>{title}</h2>
          <button type="button" class="tool" aria-label={t("page.close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="dialog-body" role="region" aria-labelledby={name} tabIndex={0}>{children}</div>
      </div>
    </dialog>
  );
}
