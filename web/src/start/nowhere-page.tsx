import { useEffect } from "preact/hooks";
import { follow } from "../router";
import { language, t } from "../words";

/** Somebody followed an address at which there is nothing. */
export function NowherePage() {
  const spoken = language();
  useEffect(() => {
    document.title = t("page.title");
  }, [spoken]);
  return (
    <main class="table-wait" data-testid="nowhere">
      <p role="alert">{t("page.nowhere")}</p>
      <a class="button" href="/" onClick={follow}>
        {t("page.home")}
      </a>
    </main>
  );
}
