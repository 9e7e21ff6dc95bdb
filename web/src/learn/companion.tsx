import type { PathPicture } from "../protocol";
import { follow } from "../router";
import { t } from "../words";

/** What goes with a beginner along the path: what is to be known and done at this step. */
export function Companion({ path }: { path: PathPicture }) {
  return (
    <aside class="coach companion" aria-label={t("page.learn.title")} data-testid="companion" data-step={path.code} tabIndex={0}>
      <p>{path.text}</p>
      <p class="companion-foot">
        <span>{t("page.learn.step", { n: path.n, whole: path.whole })}</span>
        <a href="/learn" data-testid="leave-path" onClick={follow}>
          {t("page.learn.leave")}
        </a>
      </p>
    </aside>
  );
}
