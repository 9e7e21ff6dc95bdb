import { chooseLanguage, language, languages, t } from "../words";
import { Icon } from "./icon";

/** The languages of the page, each by its own name; the page changes at once and loses nothing. */
export function LanguageMenu() {
  const names = Object.entries(languages.value);
  if (names.length < 2) return null;
  return (
    <label class="language-menu">
      <Icon name="globe" />
      <span class="language-label">{t("page.language")}</span>
      <select
        data-testid="language"
        value={language()}
        onChange={(event) => void chooseLanguage(event.currentTarget.value).catch(() => undefined)}
      >
        {names.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
