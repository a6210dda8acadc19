// The wonders of Civilization, each on a square of 64 that stands on its lower edge. Those both games have share a drawing.
import type { Stroke } from "../../art/terrain.ts";

/** A disc as a path. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Storeys that grow narrower, each under a roof with turned-up eaves. */
function pagoda(storeys: number): readonly Stroke[] {
  const tall = 50 / storeys;
  return Array.from({ length: storeys }, (_, i) => {
    const [half, foot] = [18 - i * (11 / storeys), 56 - i * tall];
    const eaves = foot - tall * 0.5;
    return [
      { tone: "stone", d: `M${32 - half} ${foot}V${eaves}H${32 + half}V${foot}Z` },
      { tone: "line", d: `M29.500 ${foot}V${eaves + 1.5}H34.500V${foot}Z` },
      {
        tone: "leaf-deep",
        d: `M${32 - half - 7} ${eaves - 1}Q${32 - half} ${eaves} ${32 - half + 3} ${foot - tall}H${32 + half - 3}Q${32 + half} ${eaves} ${32 + half + 7} ${eaves - 1}L${32 + half + 4} ${eaves + 2.5}H${32 - half - 4}Z`,
      },
    ];
  }).flat();
}

export const CIV_WONDERS: Readonly<Record<string, readonly Stroke[]>> = {
  stonehenge: [
    { tone: "leaf", d: "M1 52Q32 42 63 52V61H1Z" },
    { tone: "granite-deep", d: "M20 34H27V52H20ZM37 34H44V52H37ZM18 29H46V35H18Z" },
    { tone: "granite", d: "M4 24H13V58H4ZM20 27H28V60H20ZM36 27H44V60H36ZM51 24H60V58H51Z" },
    { tone: "granite", d: "M2 16H30V25H2ZM34 16H62V25H34Z" },
    { tone: "granite-deep", d: "M10 25H13V58H10ZM25 27H28V60H25ZM41 27H44V60H41ZM57 25H60V58H57Z" },
  ],
  oracle: [
    { tone: "stone-deep", d: "M12 28H52V54H12Z" },
    { tone: "line", d: "M26 54V38Q32 31 38 38V54Z" },
    { tone: "glow", d: "M32 38Q40 46 34 54H30Q24 47 32 38Z" },
    { tone: "stone", d: "M12 28H18V54H12ZM20 28H25V54H20ZM39 28H44V54H39ZM46 28H52V54H46Z" },
    { tone: "gold", d: "M6 28 32 6 58 28Z" },
    { tone: "stone", d: "M22 21Q32 12 42 21 32 29 22 21Z" },
    { tone: "line", d: disc(32, 21, 3.2) },
    { tone: "stone", d: "M5 54H59V60H5Z" },
  ],
  colossus: [
    { tone: "water", d: "M2 55Q12 50 22 55T42 55T62 55V62H2Z" },
    { tone: "granite", d: "M6 54H24V61H6ZM40 54H58V61H40Z" },
    { tone: "gold", d: "M24 34 11 54H20L32 41 44 54H53L40 34Z" },
    { tone: "gold", d: "M21 18Q32 12 43 18L40 37H24Z" },
    { tone: "gold-deep", d: "M32 14Q39 14 43 18L40 37 53 54H44L32 41Z" },
    { tone: "gold", d: `M22 18 14 32 19 34 27 22ZM38 17 50 6 54 10 43 24Z${disc(32, 9, 6)}` },
    { tone: "gold-deep", d: "M26 5 24 0 28 3 30-1 32 2 34-1 36 3 40 0 38 5Z" },
    { tone: "glow", d: "M52-2Q61 3 54 11 46 6 52-2Z" },
  ],
  louvre: [
    { tone: "granite-deep", d: "M2 26 8 14H56L62 26Z" },
    { tone: "stone", d: "M2 26H62V58H2Z" },
    { tone: "line", d: "M6 32H11V44H6ZM15 32H20V44H15ZM44 32H49V44H44ZM53 32H58V44H53Z" },
    { tone: "water", d: "M32 16 60 60H4Z" },
    { tone: "snow", d: "M32 16 4 60H9L32 23 55 60H60Z" },
    { tone: "snow", d: "M20 36H44L45.500 38H18.500ZM11 50H53L54.500 52H9.500ZM31 18H33V60H31Z" },
  ],
  "angkor-wat": [
    { tone: "rock", d: "M4 52V38Q4 28 10 20 16 28 16 38V52ZM48 52V38Q48 28 54 20 60 28 60 38V52Z" },
    { tone: "rock-deep", d: "M10 20Q16 28 16 38V52H11ZM54 20Q60 28 60 38V52H55Z" },
    { tone: "rock", d: "M22 52V28Q22 14 32 2 42 14 42 28V52Z" },
    { tone: "rock-deep", d: "M32 2Q42 14 42 28V52H34Z" },
    { tone: "line", d: "M22 22H42V24H22ZM23 30H41V32H23ZM5 34H15V36H5ZM49 34H59V36H49Z" },
    { tone: "granite", d: "M1 42H63V56H1Z" },
    { tone: "line", d: "M27 56V48Q32 42 37 48V56ZM8 48H12V56H8ZM18 48H22V56H18ZM42 48H46V56H42ZM52 48H56V56H52Z" },
    { tone: "water", d: "M1 56H63V61H1Z" },
  ],
  "himeji-samurai-castle": [
    { tone: "granite", d: "M12 46H52L58 61H6Z" },
    { tone: "granite-deep", d: "M36 46H52L58 61H38Z" },
    { tone: "snow", d: "M12 34H52V47H12ZM18 20H46V32H18ZM24 8H40V18H24Z" },
    {
      tone: "line",
      d: "M18 38H22V44H18ZM27 38H31V44H27ZM36 38H40V44H36ZM45 38H48V44H45ZM24 24H28V29H24ZM36 24H40V29H36Z",
    },
    {
      tone: "granite-deep",
      d: "M4 37Q14 34 17 27L32 20 47 27Q50 34 60 37L57 40H7ZM12 22Q20 20 23 14L32 9 41 14Q44 20 52 22L49 25H15ZM20 9Q27 8 32 0 37 8 44 9L42 12H22Z",
    },
    { tone: "gold", d: "M30 22 32 18 34 22ZM30-1 32-3 34-1 32 3Z" },
  ],
  "porcelain-tower": [
    { tone: "granite", d: "M6 55H58V61H6Z" },
    ...pagoda(5),
    { tone: "gold", d: "M31-2H33V8H31ZM28 1H36V3H28Z" },
  ],
  "statue-of-liberty": [
    { tone: "stone", d: "M20 44H44L49 61H15Z" },
    { tone: "stone-deep", d: "M34 44H44L49 61H36Z" },
    { tone: "patina", d: "M22 45 26 21Q32 16 38 21L42 45Z" },
    { tone: "patina-deep", d: "M33 18Q36 18 38 21L42 45H35ZM20 27H28V38H20Z" },
    { tone: "patina", d: `M36 20 43 6 47 8 41 27Z${disc(32, 13, 5)}` },
    { tone: "gold", d: "M23 12 24 6 28 9 29 3 32 7 35 3 36 9 40 6 41 12 37 10H27Z" },
    { tone: "glow", d: "M45-2Q53 4 46 9 39 4 45-2Z" },
  ],
  "sydney-opera-house": [
    { tone: "water", d: "M1 50Q11 46 21 50T41 50T63 50V61H1Z" },
    { tone: "rock-deep", d: "M4 46H60V53H4Z" },
    { tone: "snow", d: "M6 46Q8 26 26 16 28 34 22 46ZM20 46Q22 18 44 6 46 30 38 46ZM38 46Q40 28 56 20 58 36 52 46Z" },
    {
      tone: "stone-deep",
      d: "M26 16Q28 34 22 46H17Q24 34 26 16ZM44 6Q46 30 38 46H31Q42 30 44 6ZM56 20Q58 36 52 46H47Q55 34 56 20Z",
    },
  ],
  "united-nations": [
    { tone: "gold", d: "M10 22Q4 44 29 55L26 61Q-4 50 4 22ZM54 22Q60 44 35 55L38 61Q68 50 60 22Z" },
    { tone: "water", d: disc(32, 27, 20) },
    {
      tone: "leaf",
      d: "M18 18Q28 8 34 14 30 22 24 22L22 30Q15 28 18 18ZM36 24Q48 20 50 28 46 40 40 42 34 32 36 24ZM20 36Q28 34 30 40 26 46 22 42Z",
    },
    { tone: "snow", d: "M31 7H33V47H31ZM12 26H52V28H12Z" },
  ],
  "panama-canal": [
    { tone: "leaf-deep", d: "M1 36Q8 22 18 30 30 18 42 28 54 20 63 34V46H1Z" },
    { tone: "water", d: "M1 44H63V61H1Z" },
    { tone: "roof", d: "M16 40H54L48 53H22Z" },
    { tone: "snow", d: "M22 30H36V40H22Z" },
    { tone: "line", d: "M24 33H27V36H24ZM30 33H33V36H30ZM40 24H46V40H40Z" },
    { tone: "granite", d: "M1 36H13V61H1ZM51 36H63V61H51Z" },
    { tone: "granite-deep", d: "M9 36H13V61H9ZM51 36H55V61H51Z" },
    { tone: "wood", d: "M13 44H16V61H13ZM48 44H51V61H48Z" },
  ],
  "chichen-itza": [
    { tone: "granite", d: "M2 52H62V60H2ZM8 44H56V52H8ZM14 36H50V44H14ZM19 28H45V36H19ZM23 20H41V28H23Z" },
    { tone: "granite-deep", d: "M46 52H62V60H46ZM44 44H56V52H44ZM41 36H50V44H41ZM39 28H45V36H39Z" },
    { tone: "stone", d: "M24 8H40V20H24Z" },
    { tone: "gold", d: "M21 5H43V10H21Z" },
    { tone: "line", d: "M30 20V13H34V20Z" },
    { tone: "stone", d: "M28 20H36L39 60H25Z" },
    { tone: "line", d: "M27 30H37V31.500H27ZM27 38H37V39.500H27ZM26 46H38V47.500H26ZM26 54H38V55.500H26Z" },
  ],
  "brandenburg-gate": [
    { tone: "granite-deep", d: "M8 30H56V54H8Z" },
    {
      tone: "stone",
      d: "M6 30H12V54H6ZM16 30H21V54H16ZM25 30H29V54H25ZM35 30H39V54H35ZM43 30H48V54H43ZM52 30H58V54H52Z",
    },
    { tone: "stone", d: "M3 22H61V31H3ZM12 14H52V22H12ZM3 54H61V60H3Z" },
    { tone: "patina", d: "M18 14 20 4 24 8 27 2 30 8 33 2 36 8 39 2 42 8 44 14Z" },
    { tone: "patina-deep", d: "M40 14V3H44L47 0V14Z" },
  ],
  "machu-picchu": [
    { tone: "rock", d: "M18 44 42 2 63 44Z" },
    { tone: "rock-deep", d: "M42 2 63 44H44Z" },
    { tone: "leaf-deep", d: "M30 24 42 2 48 14 42 12 38 22 34 18Z" },
    { tone: "leaf", d: "M1 36H24V42H40V48H63V61H1Z" },
    { tone: "granite", d: "M1 44H24V48H1ZM1 52H40V56H1ZM40 50H63V53H40Z" },
    { tone: "stone", d: "M4 26H16V37H4ZM24 34H36V43H24ZM46 40H58V49H46Z" },
    { tone: "field-deep", d: "M2 27 10 17 18 27ZM22 35 30 25 38 35ZM44 41 52 31 60 41Z" },
    { tone: "line", d: "M8 30H12V37H8ZM28 37H32V43H28ZM50 43H54V49H50Z" },
  ],
  "taj-mahal": [
    { tone: "stone", d: "M3 24H9V54H3ZM55 24H61V54H55Z" },
    { tone: "gold", d: "M2 24 6 14 10 24ZM54 24 58 14 62 24ZM31-2H33V8H31Z" },
    { tone: "snow", d: "M19 32Q12 20 32 6 52 20 45 32Z" },
    { tone: "stone-deep", d: "M32 6Q52 20 45 32H37Q44 20 32 6Z" },
    { tone: "snow", d: "M13 32H51V54H13Z" },
    { tone: "stone-deep", d: "M42 32H51V54H42Z" },
    { tone: "line", d: "M25 54V42Q32 32 39 42V54ZM16 40Q18.500 36 21 40V46H16ZM43 40Q45.500 36 48 40V46H43Z" },
    { tone: "water", d: "M1 54H63V61H1Z" },
    { tone: "snow", d: "M28 54H36L38 61H26Z" },
  ],
  "big-ben": [
    { tone: "stone", d: "M2 44H20V60H2ZM44 44H62V60H44Z" },
    { tone: "roof-deep", d: "M1 44 5 38H20V44ZM44 38H59L63 44H44Z" },
    { tone: "gold", d: "M20 18H44V60H20Z" },
    { tone: "gold-deep", d: "M37 18H44V60H37Z" },
    { tone: "granite-deep", d: "M17 19 25 8 32-3 39 8 47 19Z" },
    { tone: "snow", d: disc(32, 28, 8.6) },
    { tone: "line", d: "M31 21H33V28L38 31 37 33 31 29ZM23 42H27V52H23ZM30 42H34V52H30ZM37 42H41V52H37Z" },
  ],
  "cristo-redentor": [
    { tone: "leaf-deep", d: "M1 61Q10 48 22 47L32 42 42 47Q54 48 63 61Z" },
    { tone: "leaf", d: "M1 61Q10 48 22 47L32 42 28 61Z" },
    { tone: "granite", d: "M26 40H38V47H26Z" },
    { tone: "snow", d: `M25 18H39L42 42H22Z${disc(32, 8, 5.5)}` },
    { tone: "snow", d: "M1 15H63V20Q54 24 41 23H23Q10 24 1 20Z" },
    { tone: "stone-deep", d: "M34 23H41L42 42H35Z" },
  ],
  kremlin: [
    { tone: "roof", d: "M1 44H5V40H10V44H15V40H20V44H44V40H49V44H54V40H59V44H63V60H1Z" },
    { tone: "snow", d: "M5 30H19V44H5ZM45 30H59V44H45Z" },
    { tone: "gold", d: "M4 31Q0 22 12 10 24 22 20 31Z" },
    { tone: "leaf", d: "M44 31Q40 22 52 10 64 22 60 31Z" },
    { tone: "roof", d: "M22 26H42V60H22Z" },
    { tone: "roof-deep", d: "M36 26H42V60H36Z" },
    { tone: "leaf-deep", d: "M23 27 32 8 41 27Z" },
    { tone: "gold", d: "M32-3 34 2 39 2 35 5.500 36.500 11 32 8 27.500 11 29 5.500 25 2 30 2Z" },
    { tone: "snow", d: disc(32, 35, 5) },
    { tone: "line", d: "M27 60V51Q32 44 37 51V60ZM31 32H33V36H31ZM10 34H14V41H10ZM50 34H54V41H50Z" },
  ],
  "statue-of-zeus": [
    { tone: "stone-deep", d: "M2 8H62V14H2ZM4 14H9V56H4ZM55 14H60V56H55Z" },
    { tone: "gold-deep", d: "M13 18H22V56H13ZM13 46H46V56H13Z" },
    { tone: "stone", d: "M20 24Q29 18 37 24L36 42H47V56H40V47H20Z" },
    { tone: "gold", d: "M20 36Q34 34 47 42V49H22Z" },
    { tone: "stone", d: `M34 24 48 28V33L34 30Z${disc(28, 15, 6.5)}` },
    { tone: "line", d: "M23 16Q24 26 29 25 34 24 34 17 30 20 23 16Z" },
    { tone: "gold", d: "M22 12Q28 6 35 12L34 9Q28 3 22 9ZM48 12H51V56H48ZM43 11 49 6 51 6 57 11 50 14Z" },
    { tone: "granite", d: "M2 56H62V61H2Z" },
  ],
  "leonardos-workshop": [
    { tone: "stone", d: "M8 40H56V60H8Z" },
    { tone: "roof", d: "M4 41 14 32H50L60 41Z" },
    { tone: "line", d: "M27 60V48Q32 43 37 48V60ZM13 46H20V53H13ZM44 46H51V53H44Z" },
    {
      tone: "sail",
      d: "M31 20Q18 2 2 12 10 14 12 20 18 19 20 25 26 23 31 28ZM33 20Q46 2 62 12 54 14 52 20 46 19 44 25 38 23 33 28Z",
    },
    { tone: "wood", d: "M31 20Q18 2 2 12L3 10Q18-2 32 17 46-2 61 10L62 12Q46 2 33 20ZM30 16H34V34H30Z" },
  ],
  "notre-dame": [
    { tone: "granite-deep", d: "M32-3 36 24H28Z" },
    { tone: "stone", d: "M24 24H40V60H24ZM6 10H24V60H6ZM40 10H58V60H40Z" },
    { tone: "stone-deep", d: "M19 10H24V60H19ZM53 10H58V60H53ZM6 24H58V27H6ZM6 42H58V45H6Z" },
    { tone: "water", d: disc(32, 34.5, 6.5) },
    { tone: "line", d: "M9 23V15H12.500V23ZM15 23V15H18.500V23ZM43 23V15H46.500V23ZM49 23V15H52.500V23Z" },
    {
      tone: "line",
      d: "M10 60V52Q15 45 20 52V60ZM27 60V52Q32 45 37 52V60ZM44 60V52Q49 45 54 52V60ZM11 40V31H18V40ZM46 40V31H53V40Z",
    },
  ],
  internet: [
    { tone: "granite", d: "M4 8H60V46H4Z" },
    { tone: "line", d: "M8 12H56V42H8Z" },
    { tone: "granite-deep", d: "M27 46H37V54H46V60H18V54H27Z" },
    {
      tone: "glow",
      d: "M16 20 32 27 50 17 51 18.500 33 29 46 36 45 37.500 32 30.500 19 37 18 35.500 30 28.500 15 21.500Z",
    },
    { tone: "gold", d: `${disc(32, 28, 5)}${disc(15, 20, 4)}${disc(50, 18, 4)}${disc(18, 36, 4)}${disc(46, 37, 4)}` },
  ],
  pentagon: [
    { tone: "leaf", d: "M1 50Q32 62 63 50V61H1Z" },
    { tone: "stone", d: "M32 6 62 26 51 52H13L2 26Z" },
    { tone: "stone-deep", d: "M2 26 13 52H51L62 26V33L51 59H13L2 33Z" },
    { tone: "granite-deep", d: "M32 14 51 28 44 45H20L13 28Z" },
    { tone: "stone", d: "M32 18 46 29 41 41H23L18 29Z" },
    { tone: "leaf", d: "M32 23 40 30 37 38H27L24 30Z" },
  ],
};

/** Those that are in both games, by the name they have among the drawings of all. */
export const SHARED: Readonly<Record<string, string>> = {
  "hanging-gardens": "great-gardens",
  "great-wall": "great-wall",
  pyramids: "great-pyramid",
  "great-lighthouse": "great-lighthouse",
};
