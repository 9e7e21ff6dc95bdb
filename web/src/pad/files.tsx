import { useState } from "preact/hooks";
import { padText, readPadFile, RequestFailed } from "../api";
import { FileField } from "../ui/file-button";
import { t } from "../words";
import { asFile, fromFile, keep, type Pad } from "./kept";
import { wishOf } from "./reckoning";

/** A pad can be taken away as a file, or as a text that people read; both can be brought again. */
export function Files({ pad }: { pad: Pad }) {
  const [problem, setProblem] = useState<string | null>(null);
  async function text(): Promise<void> {
    setProblem(null);
    try {
      save("pinochle.txt", "text/plain", await padText(wishOf(pad)));
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.pad.lost"));
    }
  }
  return (
    <>
      <div class="pad-buttons">
        <button type="button" class="button" data-testid="pad-file" onClick={() => save("pinochle.json", "application/json", JSON.stringify(asFile(pad), null, 1))}>
          {t("page.pad.file")}
        </button>
        <button type="button" class="button" data-testid="pad-text" onClick={() => void text()}>
          {t("page.pad.text")}
        </button>
      </div>
      {problem === null ? null : (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function save(name: string, type: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A pad that was taken away is brought again. */
export function BringFile({ done }: { done: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  async function take(file: File): Promise<void> {
    setProblem(null);
    try {
      const { file: found, problem = null } = await readPadFile(await file.text());
      setProblem(problem);
      if (found === null) return;
      keep(fromFile(found));
      done();
    } catch (error) {
      setProblem(error instanceof RequestFailed ? error.message : t("page.pad.lost"));
    }
  }
  return (
    <FileField label={t("page.pad.bring")} accept=".json,.txt,application/json,text/plain" testid="pad-bring" take={(file) => void take(file)}>
      {problem === null ? null : (
        <p class="trouble" role="alert" data-testid="pad-bring-problem">
          {problem}
        </p>
      )}
    </FileField>
  );
}
