import { render } from "preact";
import { App } from "./app";
import { applySettings } from "./settings";
import { loadWords } from "./words";
import "./styles/index.css";

const root = document.getElementById("app");
if (root === null) throw new Error("index.html has no element with the id app");
applySettings();
await loadWords(document.documentElement.lang || "en");
render(<App />, root);
