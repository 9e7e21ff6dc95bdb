import { useEffect, useState } from "preact/hooks";
import { go, namedIn, padAddress } from "../router";
import { SidePage } from "../ui/side-page";
import { language, t } from "../words";
import { kept } from "./kept";
import { PadView } from "./pad-view";
import { Setup } from "./setup";

/** The score pad for a game with real cards; it lies in this browser. */
export function PadPage({ query }: { query: string }) {
  const { variant, code } = namedIn(query);
  // An address that names rules asks for a new game.
  const wanted = variant !== null || code !== null;
  const [beginning, setBeginning] = useState(kept.value === null || wanted);
  const spoken = language();
  useEffect(() => {
    document.title = t("page.pad.title");
  }, [spoken]);
  const pad = kept.value;
  const done = (): void => {
    setBeginning(false);
    if (wanted) go(padAddress());
  };
  return (
    <SidePage kind="pad">
      <div class="referee-head">
        <h1>{t("page.pad.title")}</h1>
        {beginning || pad === null ? <p class="lead">{t("page.pad.lead")}</p> : null}
      </div>
      {beginning || pad === null ? (
        <Setup variant={variant} code={code} done={done} />
      ) : (
        <PadView pad={pad} begin={() => setBeginning(true)} />
      )}
    </SidePage>
  );
}
