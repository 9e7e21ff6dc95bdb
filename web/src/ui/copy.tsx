import { useState } from "preact/hooks";
import { announce } from "../announce";
import { t } from "../words";
import { Icon } from "./icon";

/** A text that is there to be copied. */
export function Copy({ label, text, testid }: { label: string; text: string; testid: string }) {
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t("page.share.copied"));
  }
  return (
    <div class="copy">
      <input type="text" readOnly value={text} aria-label={label} data-testid={testid} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button primary" onClick={() => void copy().catch(() => undefined)}>
        <Icon name="link" /> {copied ? t("page.share.copied") : t("page.share.copy")}
      </button>
    </div>
  );
}
