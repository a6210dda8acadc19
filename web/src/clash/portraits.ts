// Portraits of leaders, drawn here: a bust in the headdress of his people. What tells him from the other leaders of that people
// is his face and his sign, which is a drawing with his code. All around the origin, from -32 to 32.

/** A headdress: what is drawn behind the head, what over it, and lines upon that. */
export interface Headdress {
  readonly back?: string;
  readonly front: string;
  readonly lines?: string;
}

export const BUST = "M-20.500 22C-18 15-13 12-7 10V3H7V10C13 12 18 15 20.500 22A30 30 0 0 1-20.500 22Z";
export const HEAD = "M0-17C7-17 10-11 10-5 10 3 5 9 0 9-5 9-10 3-10-5-10-11-7-17 0-17Z";
export const EYES = "M-5.500-5H-2.200M2.200-5H5.500M-2.500 4H2.500";
export const COLLAR = "M-9 11Q0 19 9 11M-15 15Q0 28 15 15";

const feather = (angle: number, length: number) => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const at = (along: number, across: number) =>
    `${(along * sin + across * cos).toFixed(1)} ${(-6 - along * cos + across * sin).toFixed(1)}`;
  return `M${at(7, -2)}Q${at(length * 0.6, -5.5)} ${at(length, 0)}Q${at(length * 0.6, 5.5)} ${at(7, 2)}Z`;
};

const fan = (angles: readonly number[], length: number) => angles.map((angle) => feather(angle, length)).join("");

const DOME = "M-11-7C-12-19-6-22 0-22S12-19 11-7Q0-11-11-7Z";

const HEADDRESSES: Readonly<Record<string, Headdress>> = {
  aztecs: {
    back: fan([-75, -50, -25, 0, 25, 50, 75], 23),
    front: "M-11-9Q0-19 11-9L10-14Q0-23-10-14Z",
    lines: "M-8-12.500Q0-19 8-12.500",
  },
  babylon: {
    front: "M-10-9 -9-27Q0-31 9-27L10-9Q0-14-10-9Z",
    lines: "M-9.700-14Q0-19 9.700-14M-9.400-19Q0-24 9.400-19",
  },
  carthage: {
    front: `${DOME}M-3-21C-4-28 5-32 12-27 7-27 5-24 5-20Z`,
    lines: "M-10.500-10.500Q0-15 10.500-10.500",
  },
  celts: {
    back: "M-9-11C-18-11-21-18-19-25-14-23-10-20-8-15ZM9-11C18-11 21-18 19-25 14-23 10-20 8-15Z",
    front: DOME,
    lines: "M0-21.500V-10M-10.500-10.500Q0-15 10.500-10.500",
  },
  china: {
    front: "M-10-9V-21H-16L-14-26H14L16-21H10V-9Q0-14-10-9Z",
    lines: "M-14-20V-13M-11.500-20V-15M11.500-20V-15M14-20V-13M-10-13Q0-18 10-13",
  },
  egypt: {
    back: "M0-21C13-21 16-12 16-4L20 17H-20L-16-4C-16-12-13-21 0-21Z",
    front: "M-11-8C-11-17-7-20 0-20S11-17 11-8Q0-15-11-8ZM-1.500-18C-4-24 3-27 3-22L1.500-18Z",
    lines: "M-14-6-17 12M14-6 17 12",
  },
  greece: {
    back: "M-15-8C-17-28-3-33 6-30 15-27 16-17 14-8 11-20 4-25-3-24-10-23-13-16-15-8Z",
    front: `${DOME}M-1.500-10H1.500V0H-1.500Z`,
    lines: "M-10.500-10.500Q0-15 10.500-10.500",
  },
  huns: {
    front: "M-13-7C-15-13-12-16-9-16-8-25-3-30 0-30S8-25 9-16C12-16 15-13 13-7Q0-13-13-7Z",
    lines: "M-9-16Q0-19 9-16M-9-12 -10-9M-4-13.500V-10.500M4-13.500V-10.500M9-12 10-9",
  },
  india: {
    front: "M-12-8C-17-17-9-24 0-24S17-17 12-8C8-13-8-13-12-8ZM0-23C-4-27 0-30 3-30 2-28 4-26 2-23Z",
    lines: "M-12-12C-4-20 4-22 11-18M-13-16C-7-21 0-23 6-22M0-14.500A1.500 1.500 0 1 1 0-14.400",
  },
  japan: {
    front: "M-10-9C-11-14-9-16-7-18L-6-30C-2-33 4-32 6-28L7-18C9-16 11-14 10-9Q0-14-10-9Z",
    lines: "M-9.500-13Q0-17 9.500-13M-9-9-5 8M9-9 5 8",
  },
  maya: {
    back: fan([-95, -70, 70, 95], 22),
    front: "M-11-9 -13-19Q-7-17-6-24-2-19 0-29 2-19 6-24 7-17 13-19L11-9Q0-15-11-9Z",
    lines: "M-11-13Q0-19 11-13",
  },
  persia: {
    front: "M-10-9-11-28-7-24-3.500-28 0-24 3.500-28 7-24 11-28 10-9Q0-14-10-9Z",
    lines: "M-10.200-14Q0-18.500 10.200-14M-5-18A1 1 0 1 1-5-17.900M0-19A1 1 0 1 1 0-18.900M5-18A1 1 0 1 1 5-17.900",
  },
  phoenicia: {
    front: "M-11-8C-9-22-4-28 0-31 4-28 9-22 11-8Q0-13-11-8Z",
    lines: "M-10.500-12Q0-16.500 10.500-12M0-31V-16",
  },
  rome: {
    front:
      "M-11-4C-15-6-15-10-12-12-10-9-10-7-11-4ZM-10-9C-14-13-12-17-9-18-7-14-8-11-10-9ZM-7-14C-9-19-6-22-2-22-2-18-4-15-7-14ZM11-4C15-6 15-10 12-12 10-9 10-7 11-4ZM10-9C14-13 12-17 9-18 7-14 8-11 10-9ZM7-14C9-19 6-22 2-22 2-18 4-15 7-14Z",
  },
  vikings: {
    front: "M-11-7C-12-21-6-24 0-25 6-24 12-21 11-7H2.500V2H-2.500V-7Z",
    lines: "M0-25V-8M-11-11H11M-9-7Q-5-1-2.500-6M9-7Q5-1 2.500-6",
  },
};

const CROWN: Headdress = { front: "M-10-9-11-22-5-17 0-24 5-17 11-22 10-9Q0-14-10-9Z" };

/** The headdress of a people; whoever is not known wears a crown. */
export const headdressOf = (people: string): Headdress => HEADDRESSES[people] ?? CROWN;

/** What is drawn in a face, or around it. */
const FACES = {
  beard: "M-9.500-3C-10 9-5 15 0 15S10 9 9.500-3C7 2 4 2 0 2S-7 2-9.500-3Z",
  short: "M-8.500 1C-7 8-3 11 0 11S7 8 8.500 1C6 5 3 6 0 6S-6 5-8.500 1Z",
  moustache: "M0 .5C-3 .5-6 2-8 6-5 6-2 4 0 2.500 2 4 5 6 8 6 6 2 3 .5 0 .5Z",
} as const;

export const HAIR = "M0-19C11-19 14-12 14-4 14 6 16 13 18 18H-18C-16 13-14 6-14-4-14-12-11-19 0-19Z";

const BEARDED = new Set(
  "hammurabi nabopolassar qin-shi-huang leonidas-i pericles cyrus-the-great ithobaal ragnar-lodbrok rugila".split(" "),
);
const SHORT = new Set(
  "nebuchadnezzar-ii hannibal hanno vercingetorix attila akbar-the-great darius xerxes king-hiram cnut-the-great".split(
    " ",
  ),
);
const MOUSTACHED = new Set("viriatus sun-tzu bleda sri-gupta erik-the-red go-toba".split(" "));
const LONG_HAIRED = new Set(
  "queen-dido queen-boudica wu-zetian cleopatra suiko wak-chanil-ajaw alexander-the-great jimmu marqzen".split(" "),
);

/** What a leader's face is drawn with, apart from eyes and mouth. */
export function faceOf(leader: string): string {
  return BEARDED.has(leader)
    ? FACES.beard
    : SHORT.has(leader)
      ? FACES.short
      : MOUSTACHED.has(leader)
        ? FACES.moustache
        : "";
}

export const isLongHaired = (leader: string) => LONG_HAIRED.has(leader);
