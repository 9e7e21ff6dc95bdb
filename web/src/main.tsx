import { render } from "preact";
import { loadWords, t } from "./words";

/** The start page: for now it only shows that the client, its words and its cards arrive. */
function App() {
  return (
    <main>
      <h1>{t("page.title")}</h1>
      <p>{t("page.tagline")}</p>
    </main>
  );
}

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no element with the id app");
await loadWords(document.documentElement.lang || "en");
render(<App />, root);
