/** Which keys lead from one moment of a deal to another. */

/** The moment to which a key leads, or null where it is none of these keys or nothing would change. */
export function stepOf(event: KeyboardEvent, at: number, last: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return null;
  const place = event.target;
  // A slider, a list and a field know these keys themselves.
  if (place instanceof HTMLInputElement || place instanceof HTMLSelectElement || place instanceof HTMLTextAreaElement) return null;
  const next = target(event.key, at, last);
  return next === null || next === at || next < 0 || next > last ? null : next;
}

function target(key: string, at: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
