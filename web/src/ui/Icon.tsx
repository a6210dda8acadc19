import general from "virtual:icons";

let ofGame: Readonly<Record<string, string>> = {};

/** The drawings of the game whose table is open; they come before the general ones. */
export function drawWith(drawings: Readonly<Record<string, string>>) {
  ofGame = drawings;
}

const drawing = (name: string): string | undefined => ofGame[name] ?? general[name];

export const hasIcon = (name: string) => drawing(name) !== undefined;

/** A drawing of game-icons.net (CC BY 3.0, see the credits). Decoration only: the name stands beside it or in a label. */
export function Icon({ name, size = 20, className = "" }: { name: string; size?: number; className?: string }) {
  const path = drawing(name);
  if (!path) {
    return null;
  }
  return (
    <svg
      className={`icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** The same inside another drawing, around a point. */
export function IconAt({
  name,
  x,
  y,
  size,
  className = "",
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  className?: string;
}) {
  const path = drawing(name);
  if (!path) {
    return null;
  }
  const scale = size / 512;
  return (
    <path
      className={className}
      fill="currentColor"
      d={path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
