import { useEffect, useState } from "preact/hooks";
import { beginPath, pathBegun, RequestFailed } from "../api";
import type { PathInfo } from "../protocol";
import { follow, go, guideAddress } from "../router";
import { settings } from "../settings";
import { SidePage } from "../ui/side-page";
import { Logo } from "../ui/logo";
import { language, t } from "../words";

/** Learn to play: the way onto the path, and back to where it was left. */
export function LearnPage() {
  const [begun, setBegun] = useState<PathInfo | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const spoken = language();
  const failed = (error: unknown): void => setProblem(error instanceof RequestFailed ? error.message : t("page.start.failed", { why: String(error) }));
  useEffect(() => {
    document.title = t("page.learn.title");
  }, [spoken]);
  useEffect(() => {
    pathBegun().then(setBegun, failed);
  }, []);

  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      go((await beginPath({ name: settings.value.name.trim() })).url);
    } catch (error) {
      failed(error);
      setBusy(false);
    }
  }

  const left = begun?.url ?? null;
  return (
    <SidePage kind="learn" busy={begun === null && problem === null}>
      <div class="hero">
        <Logo />
        <h1>{t("page.learn.title")}</h1>
        <p class="lead">{t("page.learn.lead")}</p>
        {left === null ? null : (
          <a class="button primary big" href={left} data-testid="path-go-on" onClick={follow}>
            {t("page.learn.go_on", { n: begun?.n ?? 0, whole: begun?.whole ?? 0 })}
          </a>
        )}
        <button type="button" class={left === null ? "button primary big" : "button"} data-testid="path-begin" disabled={busy} onClick={() => void begin()}>
          {left === null ? t("page.learn.begin") : t("page.learn.anew")}
        </button>
        <p>
          <a href={guideAddress({ variant: "modern" })} onClick={follow}>
            {t("page.learn.rules")}
          </a>
        </p>
        {problem === null ? null : (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
      </div>
    </SidePage>
  );
}
