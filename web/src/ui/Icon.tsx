import drawings from "virtual:icons";

/** A drawing of game-icons.net (CC BY 3.0, see the credits). Decoration only: the name stands beside it or in a label. */
export function Icon({ name, size = 20, className = "" }: { name: string; size?: number; className?: string }) {
  const path = drawings[name];
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
  const path = drawings[name];
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

export const hasIcon = (name: string) => name in drawings;
