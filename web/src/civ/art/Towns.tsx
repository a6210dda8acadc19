// Cities that grow, huts and villages, the stones of relics and the towers of city-states, on a square of 64.
import type { ReactNode } from "react";

const STONE = "var(--art-stone)";
const SHADE = "var(--art-stone-deep)";
/** Darker than the plate on which a city stands. */
const ROOF = "color-mix(in srgb, var(--side) 62%, var(--art-line))";
const DARK = "var(--art-line)";
const THATCH = "var(--art-straw)";
const REED = "var(--art-straw-deep)";

/** A house that stands at a point: a lit wall, a wall in the shade, a roof in its owner's colour. */
function House({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`}>
      <path fill={STONE} d="M-7-8H7V0H-7Z" />
      <path fill={SHADE} d="M2-8H7V0H2Z" />
      <path fill={ROOF} d="M-9-7.500 0-16 9-7.500Z" />
      <path fill={DARK} stroke="none" d="M-4-5H-1V0H-4Z" />
    </g>
  );
}

/** A keep with its battlements. */
function Keep({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <path fill={STONE} d="M-11-26H-6.500V-22H-2V-26H2V-22H6.500V-26H11V0H-11Z" />
      <path fill={SHADE} d="M4-22H6.500V-26H11V0H4Z" />
      <path fill={ROOF} d="M-1-38H1V-22H-1ZM1-38 13-34.500 1-30Z" />
      <path fill={DARK} stroke="none" d="M-3.500 0V-8Q0-12 3.500-8V0ZM-7-18H-4V-13H-7ZM4-18H7V-13H4Z" />
    </g>
  );
}

const TOWNS: Readonly<Record<string, ReactNode>> = {
  "city-0": (
    <>
      <House x={21} y={40} size={22} />
      <House x={42} y={46} size={26} />
    </>
  ),
  "city-1": (
    <>
      <House x={32} y={33} size={21} />
      <House x={18} y={46} size={22} />
      <House x={44} y={49} size={25} />
    </>
  ),
  "city-2": (
    <>
      <House x={22} y={32} size={20} />
      <House x={42} y={33} size={22} />
      <House x={14} y={48} size={20} />
      <House x={31} y={51} size={22} />
      <House x={49} y={51} size={22} />
    </>
  ),
  "capital-0": (
    <>
      <Keep x={32} y={45} size={32} />
      <House x={16} y={50} size={19} />
      <House x={48} y={51} size={20} />
    </>
  ),
  "capital-1": (
    <>
      <House x={14} y={37} size={17} />
      <House x={50} y={38} size={17} />
      <Keep x={32} y={47} size={34} />
      <House x={16} y={52} size={20} />
      <House x={48} y={53} size={20} />
    </>
  ),
  "capital-2": (
    <>
      <House x={13} y={34} size={17} />
      <House x={51} y={35} size={18} />
      <Keep x={32} y={48} size={36} />
      <House x={11} y={49} size={18} />
      <House x={53} y={50} size={18} />
      <House x={25} y={55} size={18} />
      <House x={41} y={56} size={18} />
    </>
  ),
  hut: (
    <>
      <path fill={REED} d="M14 36H50V56H14Z" />
      <path fill={DARK} d="M26 56V44Q32 36 38 44V56Z" />
      <path fill={THATCH} d="M32 8Q54 24 60 40 32 32 4 40 10 24 32 8Z" />
      <path fill={REED} d="M32 8Q54 24 60 40 46 36 36 35.500Z" />
    </>
  ),
  village: (
    <>
      <path fill="var(--art-hide-deep)" d="M44 14 60 46H30Z" />
      <path fill="var(--art-hide)" d="M22 12 42 54H4Z" />
      <path fill="var(--art-hide-deep)" d="M22 12 42 54H28Z" />
      <path fill={DARK} d="M17 54 22 38 27 54Z" />
      <path fill="var(--art-war)" d="M52 4H55V50H52ZM38 5H52V18H38L43 11.500Z" />
      <path
        fill="var(--art-wood)"
        d="M2 58V46L5 42 8 46V58ZM9 58V48L12 44 15 48V58ZM44 58V46L47 42 50 46V58ZM51 58V48L54 44 57 48V58ZM57 58V46L60 42 63 46V58Z"
      />
    </>
  ),
  relic: (
    <>
      <path fill="var(--art-glow)" stroke="none" d="M32 2 40 20 60 22 46 36 52 58 32 48 12 58 18 36 4 22 24 20Z" />
      <path fill={STONE} d="M18 16 32 6 46 16 50 46 40 58H24L14 46Z" />
      <path fill={SHADE} d="M32 6 46 16 50 46 40 58H34Z" />
    </>
  ),
  tower: (
    <>
      <path fill={STONE} d="M10 10H19V16H27V10H37V16H45V10H54V58H10Z" />
      <path fill={SHADE} d="M44 16H45V10H54V58H44Z" />
      <path fill={DARK} d="M26 58V50Q32 44 38 50V58Z" />
    </>
  ),
};

export const TOWNS_DRAWN = Object.keys(TOWNS);

export function Towns() {
  return TOWNS_DRAWN.map((town) => (
    <symbol key={town} id={`town-${town}`} viewBox="0 0 64 64">
      <path fill="var(--art-shadow)" d="M4 56Q32 46 60 56 60 63 32 63T4 56Z" />
      <g stroke="var(--art-line)" strokeWidth="1.400" strokeLinejoin="round">
        {TOWNS[town]}
      </g>
    </symbol>
  ));
}

/** How far a city has grown with so many pieces around it: from 0 to 2. */
export const growth = (pieces: number) => (pieces >= 4 ? 2 : pieces >= 2 ? 1 : 0);
