/** What the reader chose about the page itself, kept in this browser. */
import { effect, signal } from "@preact/signals";
import { type ChosenLevels, readLevels } from "./start/chairs";

export interface Settings {
  readonly faces: "auto" | "classic" | "large";
  readonly colours: "2" | "4";
  readonly speed: "slow" | "normal" | "fast" | "none";
  readonly theme: "auto" | "light" | "dark";
  readonly order: "alternate" | "trump" | "plain";
  /** What the hand is worth is shown without being asked for. */
  readonly worth: boolean;
  /** What is known of the hidden cards can be looked at. */
  readonly memory: boolean;
  /** Each part of the game is explained when it comes. */
  readonly coach: boolean;
  /** The first tap raises a card, the second plays it. */
  readonly twoTaps: boolean;
  /** What leaves nothing to choose is done by the page itself. */
  readonly goOn: boolean;
  /** Single letters are commands. */
  readonly keys: boolean;
  readonly name: string;
  /** How strong the computer players of the next table are, by where they sit. */
  readonly levels: ChosenLevels;
  /** The explanations that were read and put away. */
  readonly read: readonly string[];
}

export const DEFAULTS: Settings = {
  faces: "auto",
  colours: "2",
  speed: "normal",
  theme: "auto",
  order: "alternate",
  worth: true,
  memory: true,
  coach: true,
  twoTaps: false,
  goOn: true,
  keys: true,
  name: "",
  levels: {},
  read: [],
};

const CHOICES: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  faces: ["auto", "classic", "large"],
  colours: ["2", "4"],
  speed: ["slow", "normal", "fast", "none"],
  theme: ["auto", "light", "dark"],
  order: ["alternate", "trump", "plain"],
};

const STORE = "acesaround.settings";

/** The settings that a stored text holds; what it lacks or gets wrong is as usual. */
export function readSettings(stored: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "{}");
  } catch {
    return DEFAULTS;
  }
  if (typeof found !== "object" || found === null) return DEFAULTS;
  const merged: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, usual] of Object.entries(DEFAULTS)) {
    const value = (found as Record<string, unknown>)[key];
    const allowed = CHOICES[key as keyof Settings] as readonly unknown[] | undefined;
    const fits =
      allowed?.includes(value) ??
      (Array.isArray(usual)
        ? Array.isArray(value) && value.every((item) => typeof item === "string")
        : typeof value === typeof usual);
    if (fits) merged[key] = value;
  }
  merged["levels"] = readLevels((found as Record<string, unknown>)["levels"]);
  return merged as unknown as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null; // a browser that keeps nothing for us
  }
}

export const settings = signal<Settings>(readSettings(stored()));

/** Change some of the settings and keep them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(STORE, JSON.stringify(settings.value));
  } catch {
    // They hold until the page is closed.
  }
}

/** The pace at which the table plays for a speed of movement. */
export function pace(speed: Settings["speed"]): "slow" | "normal" | "fast" {
  return speed === "none" ? "fast" : speed;
}

/** Let the look of the page follow the settings and the device from now on. */
export function applySettings(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const dark = signal(night.matches);
  night.addEventListener("change", () => {
    dark.value = night.matches;
  });
  effect(() => {
    const { theme, colours } = settings.value;
    const look = document.documentElement.dataset;
    look["look"] = theme === "dark" || (theme === "auto" && dark.value) ? "dark" : "light";
    look["colours"] = colours;
  });
}
