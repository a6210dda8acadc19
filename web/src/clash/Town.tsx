import { Art, isDrawn } from "../art/Art.tsx";
import { TownName } from "../table/TownName.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import { Count, isWild, Plate } from "./Figures.tsx";
import type { Grid } from "./hex.ts";
import type { BuildingView, CityView, SpaceView } from "./view.ts";

/** A port stands where its city meets the sea. */
export function Port({ city, from, to, grid }: { city: CityView; from: SpaceView; to: SpaceView; grid: Grid }) {
  const a = grid.centre(from.q, from.r);
  const b = grid.centre(to.q, to.r);
  const colour = city.buildings.find((building) => building.building === "port")?.colour ?? city.owner;
  return (
    <g
      className={`port side-${colour}`}
      data-piece="building"
      data-building="port"
      transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}
    >
      <circle className="plate" r="12.500" />
      <circle r="12.500" fill="url(#art-light)" />
      <Art family="building" name="port" scale={0.8} />
    </g>
  );
}

type Slot = readonly [x: number, y: number];

/** Where the parts of a town stand, by how many there are; the houses first. Those behind are listed before those in front. */
const SLOTS: readonly (readonly Slot[])[] = [
  [[0, -1]],
  [
    [-15, 0],
    [16, -1],
  ],
  [
    [0, 2],
    [-27, -2],
    [27, -2],
  ],
  [
    [0, 6],
    [0, -16],
    [-27, 1],
    [27, 1],
  ],
  [
    [0, 7],
    [-14, -16],
    [14, -16],
    [-29, 5],
    [29, 5],
  ],
  [
    [0, 8],
    [-25, -14],
    [0, -17],
    [25, -14],
    [-30, 8],
    [30, 8],
  ],
  [
    [-13, 9],
    [-25, -14],
    [0, -17],
    [25, -14],
    [-37, 7],
    [14, 8],
    [38, 7],
  ],
];

interface Part {
  readonly kind: "houses" | "building" | "wonder";
  readonly name: string;
  readonly colour: string;
}

/** What a town is made of: houses, what is built around them, and wonders at the back. */
function partsOf(city: CityView): readonly Part[] {
  const inTown = (building: BuildingView) => building.building !== "port" || city.port === "";
  return [
    { kind: "houses", name: isWild(city.owner) ? "camp" : "houses", colour: city.owner },
    ...city.wonders.map((name): Part => ({ kind: "wonder", name, colour: city.owner })),
    ...city.buildings
      .filter(inTown)
      .map(({ building, colour }): Part => ({ kind: "building", name: building, colour })),
  ];
}

/** A city that grows with its pieces: its houses, its buildings and wonders, and a plate with its size and mood below. */
export function Town({ city, guarded }: { city: CityView; guarded: boolean }) {
  const parts = partsOf(city);
  const slots = SLOTS[Math.min(parts.length, SLOTS.length) - 1]!;
  const placed = parts.map((part, i) => ({ part, slot: slots[i] ?? [0, -20] }));
  const [houses, ...others] = placed;
  const tall = parts.length > 3;
  const scale = guarded || tall ? 1 : 1.12;
  const ground = guarded ? (tall ? -19 : -21) : -12;
  return (
    <g className={`city side-${city.owner}`} data-city={city.space}>
      <g transform={`translate(0 ${ground}) scale(${scale})`} className="town">
        {others
          .filter(({ slot }) => slot[1] < 0)
          .map((other) => (
            <TownPart key={other.part.name} {...other} alone={false} />
          ))}
        {houses && <TownPart {...houses} alone={parts.length === 1} />}
        {others
          .filter(({ slot }) => slot[1] >= 0)
          .map((other) => (
            <TownPart key={other.part.name} {...other} alone={false} />
          ))}
      </g>
      <g transform={`translate(0 ${guarded ? 8 : 26})`}>
        <Signs city={city} />
      </g>
      {!guarded && !isWild(city.owner) && <TownName place={city.space} y={46} />}
    </g>
  );
}

function TownPart({ part, slot, alone }: { part: Part; slot: Slot; alone: boolean }) {
  const [x, y] = slot;
  if (part.kind === "wonder") {
    return (
      <g data-piece="wonder" data-wonder={part.name} transform={`translate(${x} ${y})`}>
        <circle className="wonder-sun" r="14" />
        <Art family="wonder" name={isDrawn("wonder", part.name) ? part.name : "wonder"} scale={0.92} />
      </g>
    );
  }
  const name = isDrawn("building", part.name) ? part.name : "houses";
  return (
    <g
      className={`art-edge side-${part.colour}`}
      data-piece={part.kind === "houses" ? "city" : "building"}
      data-building={part.name}
      transform={`translate(${x} ${y})${part.kind === "houses" ? ` scale(${alone ? 1.4 : 1.14})` : ""}`}
    >
      <Art family="building" name={name} />
    </g>
  );
}

/** Whose city it is and how large, how its people feel, and whether it was activated in this turn. */
function Signs({ city }: { city: CityView }) {
  const wild = isWild(city.owner);
  const signs = [
    ...(wild && city.size === 1 ? [] : [<Size key="size" city={city} />]),
    ...(wild ? [] : [<Mood key="mood" mood={city.mood} />]),
    ...(city.activations > 0 ? [<Activation key="activation" number={city.activations} />] : []),
  ];
  return signs.map((sign, i) => (
    <g key={sign.key} transform={`translate(${(i - (signs.length - 1) / 2) * 25.5} 0)`}>
      {sign}
    </g>
  ));
}

/** A triangle has its room below the middle. */
const isLow = (side: string) => shapeOf(side) === shapeOf("yellow");

function Size({ city }: { city: CityView }) {
  return (
    <g data-piece="size">
      <Plate side={city.owner} />
      <text className="city-size" y={isLow(city.owner) ? 8 : 5}>
        {city.size}
      </text>
    </g>
  );
}

const MOUTHS: Readonly<Record<string, string>> = {
  happy: "M-5.500 1.800Q0 8.500 5.500 1.800M-5-3.800q1.600-2 3.200 0M1.800-3.800q1.600-2 3.200 0",
  neutral: "M-4.500 4H4.500M-3.600-3.500v1.400M3.600-3.500v1.400",
  angry: "M-5 6Q0 .8 5 6M-6-5.200-1.800-3M6-5.200 1.800-3M-3.600-2.200v1.400M3.600-2.200v1.400",
};

function Mood({ mood }: { mood: string }) {
  return (
    <g className={`mood mood-${mood}`} data-piece="mood" data-mood={mood}>
      <circle r="11.800" />
      <path d={MOUTHS[mood] ?? MOUTHS.neutral} />
    </g>
  );
}

/** A hammer: work was done here. */
function Activation({ number }: { number: number }) {
  return (
    <g className="activation" data-piece="activation">
      <circle r="11.800" />
      <path d="M-6.500-6.500H3.500L6.500-3.500V-1H1.200V8.500H-1.800V-1H-6.500z" />
      {number > 1 && <Count number={number} x={9} y={-8} />}
    </g>
  );
}
