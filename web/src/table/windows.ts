/** Which window is open over the table. */
import { signal } from "@preact/signals";

export type Window = "last" | "melds" | "scores" | "log" | "help" | "settings" | "game" | "sheet" | "over" | "rules" | "why" | "memory";

export const open = signal<Window | null>(null);

export function show(window: Window): void {
  open.value = window;
}

export function hide(): void {
  open.value = null;
}
