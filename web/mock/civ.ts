// Tables of Civilization for the pretend server, dealt from the content files the rules use.
import { readdirSync, readFileSync } from "node:fs";
import type { Choice, PromptKey, Thing } from "../src/api/types.ts";
import type { BattleView, CityView, CivView, PlayerView, SquareView, UnitView } from "../src/civ/view.ts";

const resources = new URL("../../civ/src/main/resources/civitas/civ/", import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(`content/${name}.json`, resources), "utf8"));

const messages = new Map<string, Map<string, string>>();
for (const lang of ["en", "ru"]) {
  const map = new Map<string, string>();
  for (const file of readdirSync(new URL("messages/", resources)).filter((name) =>
    name.endsWith(`_${lang}.properties`),
  )) {
    for (const line of readFileSync(new URL(`messages/${file}`, resources), "utf8").split("\n")) {
      const at = line.indexOf("=");
      if (at > 0 && !line.startsWith("#")) {
        map.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
      }
    }
  }
  messages.set(lang, map);
}

export function civTexts(lang: string) {
  const words = messages.get(lang)!;
  const things: { kind: string; code: string; name: string; text: string }[] = [];
  for (const [key, name] of words) {
    const match = /^([a-z-]+)\.([a-z0-9-]+)\.name$/.exec(key);
    if (match && match[1] !== "variant") {
      const [, kind, code] = match;
      things.push({ kind: kind!, code: code!, name, text: words.get(`${kind}.${code}.text`) ?? "" });
    }
  }
  return { things, words: {} };
}

export const CIV_SCENARIOS = ["start", "city", "move", "research", "battle", "deal", "over", "four"].map(
  (name) => `civ-${name}`,
);

const SEATS = ["red", "blue", "yellow", "purple"];
const CIVILIZATIONS = ["rome", "egypt", "china", "america"];
const TERRAIN: Record<string, string> = { G: "grassland", F: "forest", D: "desert", M: "mountain", W: "water" };
const RESOURCE: Record<string, string> = { w: "wheat", s: "silk", i: "incense", n: "iron" };
const label = (x: number, y: number) => `${String.fromCharCode(65 + x)}${y + 1}`;

interface Slot {
  x: number;
  y: number;
  seat?: number;
  rotation?: number;
}

const turn = (rows: string[][]) => rows[0]!.map((_, i) => rows.map((row) => row[i]!).reverse());

function squaresOf(slots: readonly Slot[], columns: number): SquareView[] {
  const { terrain: normal, tiles } = json("tiles");
  const neutral = tiles.filter((tile: { home?: string }) => !tile.home);
  const squares: SquareView[] = [];
  slots.forEach((slot, n) => {
    const home = slot.seat ? CIVILIZATIONS[slot.seat - 1] : "";
    const tile = home ? tiles.find((t: { home?: string }) => t.home === home) : neutral[(n * 5) % neutral.length];
    const known = slot.seat !== undefined || n % 3 !== 2;
    let rows: string[][] = tile.rows.map((row: string) => row.split(" "));
    for (let i = 0; i < (slot.rotation ?? (n * 90) % 360) / 90; i++) {
      rows = turn(rows);
    }
    rows.forEach((row, dy) => {
      row.forEach((text, dx) => {
        const terrain = TERRAIN[text[0]!]!;
        const base = normal[terrain] as Record<string, number>;
        const [x, y] = [slot.x + dx, slot.y + dy];
        squares.push({
          code: label(x, y),
          x,
          y,
          slot: n,
          known,
          terrain: known ? terrain : "",
          yields: {
            trade: known ? (base.trade ?? 0) : 0,
            production: known ? (base.production ?? 0) : 0,
            culture: known && text.includes("c") ? 1 : 0,
            coins: known && text.includes("$") ? 1 : 0,
          },
          resource: known ? (RESOURCE[text[1] ?? ""] ?? "") : "",
          token: known && text.includes("h") ? "hut" : known && text.includes("v") ? "village" : "",
          pieceKind: "",
          piece: "",
          city: "",
          struck: false,
          blockaded: false,
          locked: false,
        });
      });
    });
  });
  return squares.sort((a, b) => a.y * columns + a.x - b.y * columns - b.x);
}

const PIECES: [string, string, Partial<SquareView["yields"]>][] = [
  ["building", "library", { trade: 1, culture: 1 }],
  ["building", "market", { trade: 1, production: 1, culture: 1 }],
  ["wonder", "colossus", { culture: 1 }],
  ["great-person", "scientist", { trade: 2, production: 1 }],
  ["building", "workshop", { production: 3 }],
];
const NOTHING = { trade: 0, production: 0, culture: 0, coins: 0 };

function cityAt(
  squares: SquareView[],
  x: number,
  y: number,
  owner: string,
  capital: boolean,
  pieces: number,
): CityView {
  const center = squares.find((square) => square.x === x && square.y === y)!;
  const ring = squares.filter(
    (square) => Math.max(Math.abs(square.x - x), Math.abs(square.y - y)) === 1 && square.known,
  );
  ring.forEach((square, i) => {
    const piece = i < pieces ? PIECES[(i * 2 + x) % PIECES.length] : undefined;
    squares[squares.indexOf(square)] = {
      ...square,
      city: center.code,
      token: "",
      ...(piece ? { pieceKind: piece[0], piece: piece[1], yields: { ...NOTHING, ...piece[2] }, resource: "" } : {}),
      blockaded: !piece && i === 6,
    };
  });
  squares[squares.indexOf(center)] = { ...center, city: center.code, token: "", yields: NOTHING, resource: "" };
  const own = squares.filter((square) => square.city === center.code && square !== center && !square.blockaded);
  const total = (name: keyof SquareView["yields"]) => own.reduce((sum, square) => sum + square.yields[name], 0);
  return {
    square: center.code,
    owner,
    capital,
    walls: capital && owner === "red",
    outskirts: ring.map((square) => square.code),
    yields: {
      trade: total("trade"),
      production: total("production"),
      culture: total("culture"),
      coins: total("coins"),
    },
    production: own
      .filter((square) => square.yields.production > 0)
      .map((square) => ({ name: "production.outskirts", amount: square.yields.production })),
    resources: [...new Set(own.map((square) => square.resource).filter(Boolean))],
    actions: 1,
  };
}

function player(i: number, own: boolean): PlayerView {
  const techs = [
    ["code-of-laws", 1],
    ["currency", 1],
    ["masonry", 1],
    ["horseback-riding", 1],
    ["writing", 1],
    ["chivalry", 2],
    ["irrigation", 2],
    ["democracy", 2],
    ["banking", 3],
  ].slice(0, 9 - i * 2) as [string, number][];
  return {
    seat: SEATS[i]!,
    civilization: CIVILIZATIONS[i]!,
    trade: 17 - i * 5,
    coins: 6 - i * 2,
    culture: 8 - i,
    track: 8 - i * 3,
    government: i === 0 ? "republic" : "despotism",
    governments: ["despotism", "republic", "feudalism", "democracy"],
    directly: [],
    techs: techs.map(([code, row]) => ({ code, row, coins: code === "code-of-laws" ? 2 : 0 })),
    techsOpen: ["pottery", "metalworking", "navigation", "philosophy", "animal-husbandry", "civil-service", "sailing"],
    ranks: ["infantry", "artillery", "mounted", "aircraft"].map((code, n) => ({
      code,
      count: n === 3 ? 4 : n === 2 ? 2 : 1,
    })),
    speed: 3,
    stack: 3,
    cityLimit: 3,
    handLimit: 3,
    water: "none",
    licences: [],
    sheetCoins: 1,
    units: [
      { code: "infantry", count: 2 },
      { code: "artillery", count: 1 },
      { code: "mounted", count: 2 - (i % 2) },
      { code: "aircraft", count: 0 },
    ],
    forces: own ? ["infantry-2", "infantry-3", "artillery-1", "mounted-2", "mounted-1"] : [],
    events: [2, 1, 0],
    hand: own ? ["bread-and-circuses", "exchange-of-ideas", "knowledge-shared"] : [],
    resources: [
      { code: "wheat", count: 1 },
      { code: "silk", count: i === 0 ? 2 : 0 },
      { code: "incense", count: 0 },
      { code: "iron", count: 1 },
    ],
    huts: 1,
    villages: 1,
    tokens: own ? ["hut-spy", "village-uranium"] : [],
    people: own ? ["artist"] : [],
    reserve: [
      { code: "army", count: 3 },
      { code: "scout", count: 1 },
    ],
    scouts: [],
    wonders: [],
    used: own ? ["currency"] : [],
    decided: i === 1,
    research: "",
  };
}

const NO_GOODS = { trade: 0, culture: 0, resources: [] };
const NO_OFFER = {
  code: "",
  from: "",
  to: "",
  give: NO_GOODS,
  hidden: [],
  named: [],
  ask: NO_GOODS,
  wish: [],
  accepted: false,
};

const unit = (kind: string, rank: number, strength: number, wounds: number): UnitView => ({
  kind,
  rank,
  strength,
  wounds,
});
const NO_UNIT = unit("", 0, 0, 0);
const NO_SIDE = { seat: "", armies: 0, bonus: 0, bonuses: [], cards: 0, hand: [], killed: [], total: 0 };

function battle(square: string): BattleView {
  return {
    square,
    city: square,
    barbarians: false,
    turn: "attacker",
    attacker: {
      seat: "red",
      armies: 3,
      bonus: 0,
      bonuses: [{ kind: "building", code: "barracks", amount: 2 }],
      cards: 4,
      hand: ["infantry-3", "mounted-2", "artillery-1", "mounted-1"],
      killed: ["infantry-1"],
      total: 6,
    },
    defender: {
      seat: "blue",
      armies: 1,
      bonus: 8,
      bonuses: [
        { kind: "square", code: "G5", amount: 6 },
        { kind: "building", code: "walls", amount: 4 },
      ],
      cards: 3,
      hand: [],
      killed: [],
      total: 14,
    },
    fronts: [
      { attacker: unit("mounted-2", 2, 3, 1), defender: unit("artillery-2", 1, 2, 0) },
      { attacker: unit("infantry-2", 1, 3, 0), defender: NO_UNIT },
      { attacker: NO_UNIT, defender: unit("mounted-3", 2, 4, 2) },
    ],
  };
}

export function civView(seats: number, scenario: string): CivView {
  const layout = json("layouts").layouts.find((other: { players: number }) => other.players === seats);
  const slots = layout.slots as Slot[];
  const squares = squaresOf(slots, layout.columns);
  const homes = slots.filter((slot) => slot.seat).sort((a, b) => a.seat! - b.seat!);
  const cities: CityView[] = [];
  homes.forEach((home, i) => {
    cities.push(cityAt(squares, home.x + 1, home.y + 1, SEATS[i]!, true, 3));
  });
  const colony = slots.find((slot, n) => !slot.seat && n % 3 !== 2)!;
  const second = { x: colony.x + 2, y: colony.y + 2 };
  cities.push(cityAt(squares, second.x, second.y, "red", false, 1));
  const at = (slot: Slot, dx: number, dy: number) => label(slot.x + dx, slot.y + dy);
  const figures = [
    { square: at(homes[0]!, 3, 1), owner: "red", armies: 2, scouts: 1, ready: 3 },
    { square: at(homes[0]!, 0, 3), owner: "red", armies: 1, scouts: 0, ready: 0 },
    { square: at(homes[1]!, 0, 0), owner: "blue", armies: 3, scouts: 0, ready: 3 },
    { square: at(homes[1]!, 3, 2), owner: "blue", armies: 0, scouts: 1, ready: 1 },
  ];
  const i = squares.findIndex((square) => square.code === at(homes[1]!, 3, 0));
  squares[i] = { ...squares[i]!, locked: true };
  const simultaneous = scenario === "civ-research" || scenario === "civ-deal";
  const over = scenario === "civ-over";
  return {
    viewer: "red",
    clock: {
      turn: 7,
      phase:
        (
          {
            "civ-research": "research",
            "civ-deal": "trade",
            "civ-move": "movement",
            "civ-battle": "movement",
            "civ-start": "start-of-turn",
          } as Record<string, string>
        )[scenario] ?? "city-management",
      first: "blue",
      active: simultaneous ? "" : "red",
      thinking: simultaneous ? SEATS.slice(0, seats).filter((seat) => seat !== "blue") : ["red"],
      over,
    },
    columns: layout.columns,
    rows: layout.rows,
    squares,
    slots: slots.map((slot, n) => ({
      code: `tile-${n + 1}`,
      x: slot.x,
      y: slot.y,
      known: slot.seat !== undefined || n % 3 !== 2,
      tile: "",
      turns: 0,
    })),
    cities,
    figures,
    players: homes.map((_, n) => player(n, n === 0)),
    market: {
      buildings: [
        ...new Map(
          json("buildings").buildings.map((b: { family: string; count?: number }) => [b.family, b.count ?? 0]),
        ),
      ].map(([code, count], n) => ({ code: code as string, count: Math.max(0, (count as number) - (n % 3)) })),
      resources: ["wheat", "silk", "incense", "iron"].map((code, n) => ({ code, count: n })),
      wonders: ["stonehenge", "hanging-gardens", "louvre", "angkor-wat"],
      built: [
        { code: "colossus", owner: "red", square: cities[0]!.outskirts[0]!, obsolete: false, coins: 0 },
        { code: "oracle", owner: "blue", square: "", obsolete: true, coins: 0 },
      ],
      wonderDeck: 6,
      units: ["infantry", "artillery", "mounted", "aircraft"].map((code, n) => ({
        code,
        left: 12 - n,
        discards: n === 0 ? ["infantry-2"] : [],
      })),
      events: ["1", "2", "3"].map((code, n) => ({
        code,
        left: 14 - n,
        discards: n === 0 ? ["drought", "sabotage"] : [],
      })),
      people: 15,
      huts: 9,
      villages: 6,
    },
    group:
      scenario === "civ-move"
        ? { owner: "red", square: at(homes[0]!, 3, 1), armies: 2, scouts: 0, points: 2 }
        : { owner: "", square: "", armies: 0, scouts: 0, points: 0 },
    battle:
      scenario === "civ-battle"
        ? battle(cities[1]!.square)
        : { square: "", city: "", barbarians: false, turn: "", attacker: NO_SIDE, defender: NO_SIDE, fronts: [] },
    offers:
      scenario === "civ-deal"
        ? [
            {
              ...NO_OFFER,
              code: "t1",
              from: "blue",
              to: "red",
              give: { trade: 3, culture: 0, resources: [{ code: "iron", count: 1 }] },
              hidden: [{ code: "hut", count: 1 }],
              ask: { ...NO_GOODS, culture: 4 },
            },
          ]
        : [],
    draft:
      scenario === "civ-deal"
        ? {
            ...NO_OFFER,
            from: "red",
            to: "blue",
            give: { ...NO_GOODS, trade: 5, resources: [{ code: "silk", count: 1 }] },
            ask: { ...NO_GOODS, culture: 2 },
            wish: [{ code: "village", count: 1 }],
          }
        : NO_OFFER,
    winner: over ? "red" : "",
    victory: over ? "culture" : "",
  };
}

export function civChoices(v: CivView, scenario: string, lang: string): Choice[] {
  const words = messages.get(lang)!;
  const name = (kind: string, code: string) =>
    kind === "square" ? code : (words.get(`${kind}.${code}.name`) ?? words.get(`${kind}.${code}.count`) ?? code);
  const thing = (kind: string, code: string): Thing => ({ kind, code, label: name(kind, code) });
  const make = (verb: string, ...things: Thing[]): Choice => {
    const template =
      words.get(`choice.${verb}.${things.length}`) ?? words.get(`choice.${verb}`) ?? `${verb} {0} {1}`.trim();
    return {
      code: [verb, ...things.map((t) => t.code)].join(" "),
      verb,
      label: template.replace(/\{(\d)(?:~\w+)?\}/g, (_, n) => things[Number(n)]?.label ?? "").trim(),
      things,
      loss: "",
    };
  };
  const mine = v.cities.filter((city) => city.owner === "red");
  const army = v.figures[0]!;
  switch (scenario) {
    case "civ-over":
      return [];
    case "civ-research":
      return [...v.players[0]!.techsOpen.map((tech) => make("research", thing("tech", tech))), make("decline")];
    case "civ-battle":
      return [
        ...["infantry-3", "mounted-2", "artillery-1", "mounted-1"].map((kind) =>
          make("play", thing("unit-kind", kind)),
        ),
        ...["infantry-3", "mounted-2", "artillery-1", "mounted-1"].map((kind) =>
          make("attack", thing("unit-kind", kind), { kind: "front", code: "3", label: "3" }),
        ),
        make("apply", thing("tech", "metalworking")),
      ];
    case "civ-deal":
      return [
        make("give", thing("wealth", "trade"), { kind: "count", code: "1", label: "1" }),
        make("give", thing("wealth", "trade"), { kind: "count", code: "5", label: "5" }),
        make("give", thing("resource", "silk")),
        make("give", thing("culture-event", "bread-and-circuses")),
        make("ask", thing("wealth", "culture"), { kind: "count", code: "1", label: "1" }),
        make("ask", thing("resource", "iron")),
        make("ask", thing("back", "hut")),
        make("offer"),
        make("withdraw"),
        make("accept", { kind: "offer", code: "t1", label: "t1" }),
        make("decline", { kind: "offer", code: "t1", label: "t1" }),
      ];
    case "civ-move": {
      const from = v.squares.find((square) => square.code === army.square)!;
      const near = v.squares.filter((square) => Math.abs(square.x - from.x) + Math.abs(square.y - from.y) === 1);
      return [
        ...near.filter((square) => square.known).map((square) => make("step", thing("square", square.code))),
        ...v.slots
          .filter((slot) => !slot.known)
          .slice(0, 1)
          .map((slot) => make("discover", thing("slot", slot.code))),
        make("stop"),
      ];
    }
    case "civ-start":
      return [
        make("found", thing("square", v.figures[1]!.square), thing("figure", "scout")),
        ...["feudalism", "democracy"].map((government) => make("govern", thing("government", government))),
        ...mine.map((city) => make("assign", thing("square", army.square), thing("square", city.square))),
        make("place", thing("great-person", "artist"), thing("square", mine[0]!.outskirts[4]!)),
        make("play-event", thing("culture-event", "exchange-of-ideas")),
        make("pass"),
      ];
    default:
      return [
        ...mine.flatMap((city) => [
          make("build-figure", thing("square", city.square), thing("figure", "army")),
          make("build-figure", thing("square", city.square), thing("figure", "scout")),
          make("build-unit", thing("square", city.square), thing("unit-type", "infantry")),
          make("build-unit", thing("square", city.square), thing("unit-type", "artillery")),
          make("build", thing("square", city.square), thing("building", "library")),
          make("build", thing("square", city.square), thing("building", "trading-post")),
          make("arts", thing("square", city.square)),
          ...city.resources.map((resource) =>
            make("harvest", thing("square", city.square), thing("resource", resource)),
          ),
        ]),
        make("build-wonder", thing("square", mine[0]!.square), thing("wonder", "stonehenge")),
        make("advance"),
        make("use", thing("tech", "currency"), thing("resource", "incense")),
        make("pass"),
      ];
  }
}

export function civPrompt(scenario: string, lang: string): [string, PromptKey] {
  const key =
    (
      {
        "civ-research": "prompt.research",
        "civ-move": "prompt.travel",
        "civ-battle": "prompt.battle.play",
        "civ-deal": "prompt.trade-draft",
        "civ-start": "prompt.step.start-of-turn",
      } as Record<string, PromptKey>
    )[scenario] ?? "prompt.step.city-management";
  const text = messages.get(lang)!.get(key) ?? "City Management: each of your cities may act";
  return [text.startsWith("{") ? "2 armies on D2, 2 movement points left" : text, key];
}

export const civRaces = (seat: number) => [
  { id: "culture", name: "Culture track", points: 21 - seat * 9 },
  { id: "technology", name: "Tech pyramid", points: 11 - seat },
  { id: "economy", name: "Coins", points: 8 + seat * 2 },
  { id: "military", name: "Units", points: 5 - seat },
];
