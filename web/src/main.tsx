import { render } from "preact";
import { App } from "./app";
import { applySettings } from "./settings";
import { loadLanguages, loadWords } from "./words";
import "./styles/index.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no element with the id app");
applySettings();
forgetAskedLanguage();
void loadLanguages();
await loadWords(document.documentElement.lang || "en");
render(<App />, root);

/** The server keeps the language that an address asks for, and another one may be chosen later. */
function forgetAskedLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(null, "", address.pathname + address.search);
}
