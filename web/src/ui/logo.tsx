import { SUIT_PATHS } from "../suits";

const ACES = [
  { suit: "C", turn: -33 },
  { suit: "D", turn: -11 },
  { suit: "S", turn: 11 },
  { suit: "H", turn: 33 },
] as const;

/** Four aces, fanned. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 120 96" aria-hidden="true">
      {ACES.map(({ suit, turn }) => (
        <g key={suit} transform={`rotate(${turn} 60 120)`}>
          <rect x="38" y="14" width="44" height="62" rx="5" />
          <path class={`suit-${suit}`} transform="translate(49 30) scale(.22)" d={SUIT_PATHS[suit]} />
        </g>
      ))}
    </svg>
  );
}
