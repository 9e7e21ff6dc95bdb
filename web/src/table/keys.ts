/** Commands by single keys. They rest while a window is open, while somebody writes, or if unwanted. */
import { announce } from "../announce";
import { settings } from "../settings";
import type { Game } from "./game";
import { open, show, type Window } from "./windows";

const WINDOWS: Readonly<Record<string, Window>> = {
  l: "last",
  m: "melds",
  s: "scores",
  g: "log",
  r: "rules",
  o: "game",
  k: "memory",
  "?": "help",
  ",": "settings",
};

/** The command of a key press, or null where it is none. */
export function command(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const at = event.target;
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement) return null;
  if (event.key === "Escape") return "escape";
  // A keyboard with other letters than Latin ones has the commands where Latin keyboards have them.
  const place = /^Key([A-Z])$/.exec(event.code);
  if (place !== null && event.key > "\u007f") return place[1]?.toLowerCase() ?? null;
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}

/** Obey the keys for a game until the answer is called. */
export function listen(game: Game): () => void {
  const press = (event: KeyboardEvent): void => {
    const key = command(event);
    if (key === null || open.value !== null) return;
    if (key === "escape") {
      game.putAway();
      return;
    }
    if (!settings.value.keys) return;
    const window = WINDOWS[key];
    if (window === "memory" && !settings.value.memory) return;
    if (window !== undefined) show(window);
    else if (key === "h") game.askHint();
    else if (key === "w" && (game.hint.value?.others ?? []).length > 0) show("why");
    else if (key === "c") game.goOn();
    else if (key === "u") game.undo();
    else if (key === "t") game.claimRest();
    else if (key === "j") focusHand();
    else if (key === "p") sayPrompt(game);
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Go to the hand from anywhere. */
function focusHand(): void {
  document.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus();
}

/** Say again what is asked, and the trick so far. */
function sayPrompt(game: Game): void {
  const picture = game.picture.value;
  if (picture === null) return;
  const trick = [...document.querySelectorAll<HTMLImageElement>(".stage .trick img")].map(({ alt }) => alt);
  announce(...trick, picture.asked.text);
}
