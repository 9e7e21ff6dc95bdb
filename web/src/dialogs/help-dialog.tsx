import { Dialog } from "../ui/dialog";
import { t } from "../words";
import { show } from "../table/windows";

const KEYS = [
  ["J", "hand"],
  ["← →", "along"],
  ["Enter", "play"],
  ["H", "hint"],
  ["W", "why"],
  ["C", "continue"],
  ["U", "undo"],
  ["T", "rest"],
  ["P", "prompt"],
  ["L", "last"],
  ["M", "melds"],
  ["S", "scores"],
  ["G", "log"],
  ["K", "memory"],
  ["O", "game"],
  ["R", "rules"],
  [",", "settings"],
  ["Esc", "escape"],
  ["?", "help"],
] as const;

/** How the table is used, and the keys that do everything. */
export function HelpDialog({ close }: { close: () => void }) {
  return (
    <Dialog title={t("page.help.title")} close={close}>
      <p>{t("page.help.text")}</p>
      <h3>{t("page.help.words")}</h3>
      <dl class="glossary">
        {["trick", "trump", "meld", "bid", "follow", "counter"].map((word) => (
          <div key={word}>
            <dt>{t(`page.word.${word}`)}</dt>
            <dd>{t(`page.word.${word}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" class="button" onClick={() => show("rules")}>
          {t("page.rules.title")}
        </button>
      </p>
      <h3>{t("page.help.keys")}</h3>
      <table class="keys">
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={what}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{t(`page.key.${what}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
