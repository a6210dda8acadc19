// Buildings one recognises, on a square of 64: a family has one outline, and what it is improved to stands taller.
import type { ReactNode } from "react";

const STONE = "var(--art-stone)";
const SHADE = "var(--art-stone-deep)";
const ROOF = "var(--art-roof)";
const EAVES = "var(--art-roof-deep)";
const WOOD = "var(--art-wood)";
const TIMBER = "var(--art-wood-deep)";
const DARK = "var(--art-line)";
const GOLD = "var(--art-gold)";
const WATER = "var(--art-water)";

/** Columns between two heights. */
function Columns({ xs, top, bottom }: { xs: readonly number[]; top: number; bottom: number }) {
  return xs.map((x) => <rect key={x} x={x} y={top} width="4" height={bottom - top} fill={STONE} stroke="none" />);
}

/** A front with columns and a gable, as of a temple. */
function Front({ gable, children }: { gable: string; children?: ReactNode }) {
  return (
    <>
      <path fill={SHADE} d="M12 30H52V54H12Z" />
      <Columns xs={[14, 24, 35, 45]} top={30} bottom={52} />
      <path fill={gable} d="M8 30 32 14 56 30Z" />
      <path fill={STONE} d="M8 52H56V58H8Z" />
      {children}
    </>
  );
}

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  harbor: (
    <>
      <path fill={TIMBER} d="M4 50H30V55H26V62H22V55H12V62H8V55H4Z" />
      <path fill="var(--art-sail)" d="M38 8Q56 20 54 38H38Z" />
      <path fill="var(--art-sail-deep)" d="M35 14V38H22Q26 22 35 14Z" />
      <path fill={WOOD} d="M16 42H60Q57 54 50 55H28Q20 53 16 42Z" />
      <path fill={TIMBER} d="M35 6H38V42H35Z" />
    </>
  ),
  shipyard: (
    <>
      <path fill={TIMBER} d="M8 8H13V56H8ZM8 10H46V15H13L8 20ZM40 15H43V28H40Z" />
      <path fill={WOOD} d="M16 34H60Q57 50 48 52H28Q19 49 16 34Z" />
      <path fill={STONE} d="M22 34V26H34V34ZM36 30H54V34H36Z" />
      <path fill={SHADE} d="M20 54H58V59H20Z" />
    </>
  ),
  "trading-post": (
    <>
      <path fill={STONE} d="M32 10 56 36 53 56H11L8 36Z" />
      <path fill={ROOF} d="M32 10 40 36 38 56H26L24 36ZM8 36 11 56H18L17 36ZM56 36 53 56H46L47 36Z" />
      <path fill={DARK} d="M28 56Q28 42 32 40 36 42 36 56Z" />
      <path fill={WOOD} d="M42 46H58V60H42ZM4 50H16V60H4Z" />
    </>
  ),
  workshop: (
    <>
      <path fill={SHADE} d="M42 10H50V34H42Z" />
      <path fill={STONE} d="M10 34H54V58H10Z" />
      <path fill={ROOF} d="M6 36 18 22 30 36 42 22 58 36Z" />
      <path fill={EAVES} d="M18 22 30 36H24ZM42 22 58 36H50Z" />
      <path fill={DARK} d="M16 44H30V58H16Z" />
      <path fill={TIMBER} d="M36 44H52L50 48H46V52H50V56H38V52H42V48H38Z" />
    </>
  ),
  "iron-mine": (
    <>
      <path fill="var(--art-rock)" d="M2 58 22 14 34 28 42 18 62 58Z" />
      <path fill="var(--art-rock-deep)" d="M22 14 34 28 42 18 62 58H38Z" />
      <path fill={DARK} d="M18 58V40Q28 28 38 40V58Z" />
      <path fill={WOOD} d="M14 38H42V43H14ZM15 43H19V58H15ZM37 43H41V58H37Z" />
      <path fill={STONE} d="M24 46H46L43 55H27Z" />
      <circle cx="31" cy="57" r="3.500" fill={TIMBER} />
      <circle cx="40" cy="57" r="3.500" fill={TIMBER} />
    </>
  ),
  library: (
    <Front gable={ROOF}>
      <path fill={GOLD} d="M22 26Q27 22 32 25 37 22 42 26V18Q37 15 32 18 27 15 22 18Z" transform="translate(0 3)" />
    </Front>
  ),
  university: (
    <>
      <path fill={SHADE} d="M10 34H54V56H10Z" />
      <path fill={STONE} d="M6 34H20V56H6ZM44 34H58V56H44ZM22 30H42V34H22Z" />
      <path fill={ROOF} d="M22 30Q22 14 32 14T42 30ZM4 34 13 26 22 34ZM42 34 51 26 60 34Z" />
      <path fill={GOLD} d="M31 4H33V14H31ZM33 4 42 7 33 10Z" />
      <Columns xs={[23, 30, 37]} top={36} bottom={56} />
      <path fill={STONE} d="M6 54H58V59H6Z" />
    </>
  ),
  granary: (
    <>
      <path fill={WOOD} d="M6 32H26V56H6Z" />
      <path fill={GOLD} d="M3 33Q16 10 29 33Z" />
      <path fill={WOOD} d="M30 28H58V56H30Z" />
      <path fill={TIMBER} d="M47 28H58V56H47ZM19 32H26V56H19Z" />
      <path fill={GOLD} d="M26 29Q44 2 62 29Z" />
      <path fill={DARK} d="M37 42H47V56H37ZM11 44H18V56H11Z" />
    </>
  ),
  aqueduct: (
    <>
      <path
        fill={STONE}
        d="M2 18H62V58H54V36Q54 28 48 28T42 36V58H36V36Q36 28 30.500 28T25 36V58H19V36Q19 28 13.500 28T8 36V58H2Z"
      />
      <path
        fill={SHADE}
        d="M2 24H62V28H2ZM8 36Q8 28 13.500 28V32Q11 33 11 38V58H8ZM25 36Q25 28 30.500 28V32Q28 33 28 38V58H25ZM42 36Q42 28 48 28V32Q45 33 45 38V58H42Z"
      />
      <path fill={WATER} d="M2 14H62V19H2Z" />
    </>
  ),
  market: (
    <>
      <path fill={SHADE} d="M8 30H56V56H8Z" />
      <path fill={TIMBER} d="M6 56H58V60H6ZM8 30H12V56H8ZM52 30H56V56H52Z" />
      <path fill={STONE} d="M4 14H60L62 32H2Z" />
      <path fill={ROOF} d="M12 14H20L19 32H9ZM28 14H36V32H28ZM44 14H52L55 32H45Z" />
      <path fill={WOOD} d="M14 46H50V56H14Z" />
      <circle cx="20" cy="43" r="4.500" fill={ROOF} />
      <circle cx="29" cy="43" r="4.500" fill={GOLD} />
      <circle cx="38" cy="43" r="4.500" fill="var(--art-leaf)" />
      <circle cx="46" cy="43" r="4" fill={ROOF} />
    </>
  ),
  bank: (
    <Front gable={STONE}>
      <path fill={ROOF} d="M4 30 32 10 60 30H54L32 15 10 30Z" />
      <circle cx="32" cy="40" r="12" fill={GOLD} />
      <path fill={DARK} d="M30.500 32H33.500V48H30.500Z" />
    </Front>
  ),
  temple: (
    <Front gable={STONE}>
      <path fill={SHADE} d="M16 27 32 17 48 27Z" />
      <circle cx="32" cy="23" r="3.500" fill={GOLD} />
      <path fill={SHADE} d="M4 58H60V62H4Z" />
    </Front>
  ),
  cathedral: (
    <>
      <path fill={STONE} d="M22 32 32 22 42 32V58H22ZM6 26H22V58H6ZM42 26H58V58H42Z" />
      <path fill={SHADE} d="M16 26H22V58H16ZM52 26H58V58H52ZM37 32H42V58H37Z" />
      <path fill={ROOF} d="M4 27 14 4 24 27ZM40 27 50 4 60 27Z" />
      <circle cx="32" cy="36" r="5.500" fill={WATER} />
      <path fill={DARK} d="M27 58V50Q32 42 37 50V58ZM11 44V36Q14 32 17 36V44ZM47 44V36Q50 32 53 36V44Z" />
    </>
  ),
  barracks: (
    <>
      <path fill={STONE} d="M6 22H12V28H18V22H24V28H40V22H46V28H52V22H58V58H6Z" />
      <path fill={SHADE} d="M46 28H52V22H58V58H46Z" />
      <path fill={DARK} d="M26 58V48Q32 40 38 48V58Z" />
      <path fill={ROOF} d="M30 4H33V28H30ZM33 5H50L45 10 50 15H33Z" />
      <path fill={DARK} d="M12 36H18V44H12ZM46 36H52V44H46Z" />
    </>
  ),
  academy: (
    <>
      <path fill={STONE} d="M6 28H12V34H18V28H24V34H40V28H46V34H52V28H58V58H6Z" />
      <path fill={SHADE} d="M46 34H52V28H58V58H46Z" />
      <path fill={STONE} d="M20 12H44V34H20Z" />
      <path fill={SHADE} d="M38 12H44V34H38Z" />
      <path fill={ROOF} d="M16 13 32 2 48 13Z" />
      <path
        fill={GOLD}
        d="M32 15 34.600 20.400 40.500 21.200 36.200 25.300 37.300 31.200 32 28.400 26.700 31.200 27.800 25.300 23.500 21.200 29.400 20.400Z"
      />
      <path fill={DARK} d="M26 58V48Q32 40 38 48V58ZM11 42H17V50H11ZM47 42H53V50H47Z" />
    </>
  ),
};

export const isDrawn = (building: string) => building in DRAWINGS;

export const BUILDINGS = Object.keys(DRAWINGS);

export function Buildings() {
  return BUILDINGS.map((building) => (
    <symbol key={building} id={`building-${building}`} viewBox="0 0 64 64">
      <path fill="var(--art-shadow)" d="M2 57Q32 46 62 57 62 63 32 63T2 57Z" />
      <g stroke="var(--art-line)" strokeWidth="1.400" strokeLinejoin="round">
        {DRAWINGS[building]}
      </g>
    </symbol>
  ));
}
