// A pretend server for working on the looks without a Java build: `npm run mock`.
// It deals one table per scenario, offers plausible choices and does next to nothing with them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Connect, Plugin } from "vite";
import type { Choice, LogKey, LogLine, PromptKey, State, TableInfo, Thing } from "../src/api/types.ts";
import type { CityView, ClashView, PlayerView, SideView, UnitsView } from "../src/clash/view.ts";
import { CIV_SCENARIOS, civChoices, civPrompt, civRaces, civTexts, civView } from "./civ.ts";

const resources = new URL("../../clash/src/main/resources/civitas/clash/", import.meta.url);
const json = (name: string) => JSON.parse(readFileSync(new URL(`content/${name}.json`, resources), "utf8"));

const messages = new Map<string, Map<string, string>>();
for (const lang of ["en", "ru"]) {
  const map = new Map<string, string>();
  for (const file of ["content", "turn", "city", "advance", "influence", "move", "combat", "trade", "event"]) {
    for (const line of readFileSync(new URL(`messages/${file}_${lang}.properties`, resources), "utf8").split("\n")) {
      const at = line.indexOf("=");
      if (at > 0 && !line.startsWith("#")) {
        map.set(line.slice(0, at).trim(), line.slice(at + 1).trim());
      }
    }
  }
  messages.set(lang, map);
}

const KINDS: Record<string, string> = { resource: "good", tactics: "tactic", "event-card": "event-card" };

function texts(lang: string) {
  const words = messages.get(lang)!;
  const things: { kind: string; code: string; name: string; text: string }[] = [];
  for (const [key, name] of words) {
    const match = /^([a-z-]+)\.([a-z-]+)\.name$/.exec(key);
    if (match && match[1] !== "variant") {
      const kind = KINDS[match[1]!] ?? match[1]!;
      things.push({ kind, code: match[2]!, name, text: words.get(`${match[1]}.${match[2]}.text`) ?? "" });
    }
  }
  for (const event of json("events").events as { number: number; id: string }[]) {
    things.push({
      kind: "event-card",
      code: `e${event.number}`,
      name: words.get(`event.${event.id}.name`) ?? event.id,
      text: words.get(`event-card.e${event.number}.text`) ?? "",
    });
  }
  return { things, words: {} };
}

const HOME = { food: 2, ore: 1, wood: 3, ideas: 1, gold: 2, culture: 2, mood: 1 };
const LIMITS = { food: 2, ore: 7, wood: 7, ideas: 7, gold: 7, culture: -1, mood: -1 };
const NONE = { food: 0, ore: 0, wood: 0, ideas: 0, gold: 0, culture: 0, mood: 0 };
const SEATS = ["red", "blue", "yellow", "purple"];

function player(seat: string, own: string[], advances: string[], halves: number, place: number): PlayerView {
  return {
    seat,
    goods: HOME,
    limits: LIMITS,
    advances,
    borrowed: [],
    eventTrack: 2,
    hand: { actions: 2, objectives: 2, wonders: 1 },
    greatPeople: [],
    own,
    completed: [{ card: "o7", objective: "eureka", lower: false }],
    wonders: [],
    supply: {
      settlements: 4,
      buildings: counts({ academy: 4, fortress: 5, port: 4, temple: 4 }),
      units: counts({ settler: 3, infantry: 13, ship: 3 }),
    },
    lostActions: 0,
    points: [],
    halves,
    place,
  };
}

const counts = (numbers: Record<string, number>) => Object.entries(numbers).map(([kind, number]) => ({ kind, number }));

function side(name: string, infantry: number, card: string): SideView {
  return {
    side: name,
    units: counts({ infantry }),
    played: true,
    card,
    ignored: false,
    strength: infantry,
    noClash: false,
    dice: [
      { number: 6, symbol: "infantry" },
      { number: 3, symbol: "elephant" },
    ],
    clash: 1,
    parts: [{ change: "bonus", number: 1, kind: "battle-reason", code: "commander" }],
    value: 11,
    hits: 2,
    cancelled: 0,
    losses: 1,
    killed: 0,
  };
}

const NO_BATTLE = {
  space: "",
  origin: "",
  sea: false,
  city: false,
  fortress: false,
  captured: false,
  round: 0,
  revealed: false,
  sides: [],
  rounds: [],
  result: "",
};

function view(seats: number, scenario: string): ClashView {
  const layout = json("layouts").layouts.find((other: { players: number }) => other.players === seats);
  const regions = json("regions");
  const order = ["north", "west", "east", "south"];
  const board: ClashView["board"][number][] = [];
  for (const home of layout.homes) {
    const tile = regions.homes.find((other: { side: string }) => other.side === home.side);
    home.cells.forEach((cell: { q: number; r: number; label: string }, i: number) => {
      board.push({ ...cell, region: 0, terrain: tile[order[i]!], exhausted: false });
    });
  }
  layout.regions.forEach((region: { cells: { q: number; r: number; label: string }[] }, n: number) => {
    const known = n % 3 !== 2;
    region.cells.forEach((cell, i) => {
      board.push({
        label: cell.label,
        q: cell.q,
        r: cell.r,
        region: n + 1,
        terrain: known ? regions.regions[n][order[i]!] : "unexplored",
        exhausted: n === 1 && i === 3,
      });
    });
  });
  const homes = layout.homes as { cells: { label: string }[] }[];
  const cities: CityView[] = homes.map((home, i) => ({
    space: home.cells[0]!.label,
    owner: SEATS[i]!,
    mood: ["happy", "neutral", "angry", "happy"][i]!,
    size: 3 - (i % 2),
    buildings: [
      { building: "temple", colour: SEATS[i]! },
      { building: "academy", colour: SEATS[(i + 1) % seats]! },
    ],
    wonders: i === 0 ? ["great-pyramid"] : [],
    port: "",
    activations: i === 0 ? 1 : 0,
  }));
  const lands = board.filter((space) => space.region > 0 && space.terrain !== "sea" && space.terrain !== "unexplored");
  const seas = board.filter((space) => space.terrain === "sea");
  const coast = lands.find((land) => seas.some((sea) => near(land, sea)));
  if (coast) {
    cities.push({
      space: coast.label,
      owner: "red",
      mood: "neutral",
      size: 4,
      buildings: ["port", "fortress", "temple"].map((building) => ({ building, colour: "red" })),
      wonders: [],
      port: seas.find((sea) => near(coast, sea))!.label,
      activations: 0,
    });
  }
  const wild = lands.at(-1)!;
  cities.push({
    space: wild.label,
    owner: "barbarians",
    mood: "neutral",
    size: 1,
    buildings: [],
    wonders: [],
    port: "",
    activations: 0,
  });
  const units: UnitsView[] = [
    {
      space: cities[0]!.space,
      owner: "red",
      units: [
        { kind: "settler", number: 1 },
        { kind: "infantry", number: 2 },
      ],
    },
    { space: homes[0]!.cells[1]!.label, owner: "red", units: [{ kind: "settler", number: 1 }] },
    {
      space: homes[1]!.cells[2]!.label,
      owner: "blue",
      units: [
        { kind: "settler", number: 1 },
        { kind: "infantry", number: 3 },
      ],
    },
    { space: wild.label, owner: "barbarians", units: [{ kind: "infantry", number: 2 }] },
    {
      space: seas[0]!.label,
      owner: "red",
      units: [
        { kind: "settler", number: 1 },
        { kind: "ship", number: 2 },
      ],
    },
  ];
  const players = SEATS.slice(0, seats).map((seat, i) =>
    player(
      seat,
      i === 0 ? ["a1", "a16", "o3", "o12", "great-library"] : [],
      i === 0
        ? ["farming", "mining", "storage", "writing", "tactics", "myths", "roads"]
        : ["farming", "mining", "fishing", "voting"],
      21 - i * 5,
      i + 1,
    ),
  );
  const noOffer = {
    code: "",
    from: "",
    to: "",
    give: NONE,
    cards: { actions: 0, objectives: 0, wonders: 0 },
    named: [],
    shown: [],
    ask: NONE,
    wish: { actions: 0, objectives: 0, wonders: 0 },
    accepted: false,
  };
  const fight = scenario === "battle";
  return {
    viewer: "red",
    clock: {
      age: 3,
      round: 2,
      ages: 6,
      active: "red",
      first: "blue",
      actionsLeft: 2,
      order: SEATS.slice(0, seats),
      over: scenario === "over",
    },
    board,
    cities,
    units,
    players,
    wonders: [{ wonder: "great-pyramid", builder: "red", holder: "red", buried: false }],
    decks: {
      actions: 30,
      events: 25,
      objectives: 20,
      wonders: 4,
      discardedActions: ["a3", "a9"],
      discardedEvents: ["e3", "e12"],
      discardedObjectives: ["o5"],
      openWonders: [],
    },
    lasting: { pestilence: false, events: [], truces: [], founders: [] },
    battle: fight
      ? {
          space: wild.label,
          origin: "D4",
          sea: false,
          city: true,
          fortress: true,
          captured: false,
          round: 1,
          revealed: true,
          sides: [side("red", 3, "a6"), side("blue", 2, "a14")],
          rounds: [],
          result: "",
        }
      : NO_BATTLE,
    lastBattle: NO_BATTLE,
    offers:
      scenario === "trade"
        ? [
            {
              ...noOffer,
              code: "t1",
              from: "blue",
              to: "red",
              give: { ...NONE, gold: 2 },
              cards: { actions: 1, objectives: 0, wonders: 0 },
              ask: { ...NONE, food: 1 },
            },
          ]
        : [],
    draft:
      scenario === "trade"
        ? { ...noOffer, from: "red", to: "blue", give: { ...NONE, wood: 2 }, ask: { ...NONE, culture: 1 } }
        : noOffer,
    looking: [],
    deciding: { asked: ["red"], invited: [], prompt: "prompt.turn" },
    result: [],
  };
}

const near = (a: { q: number; r: number }, b: { q: number; r: number }) =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1;

function choices(v: ClashView, scenario: string, lang: string): Choice[] {
  const words = messages.get(lang)!;
  const name = (kind: string, code: string) => words.get(`${kind === "good" ? "resource" : kind}.${code}.name`) ?? code;
  const thing = (kind: string, code: string): Thing => ({ kind, code, label: name(kind, code) });
  const make = (verb: string, ...things: Thing[]): Choice => {
    const template = words.get(`choice.${verb}`) ?? verb;
    const label = template.replace(/\{(\d)(?:~\w+)?\}/g, (_, n) => things[Number(n)]?.label ?? "");
    return { code: [verb, ...things.map((t) => t.code)].join(" "), verb, label, things, loss: "" };
  };
  if (scenario === "battle") {
    return [make("tactic", thing("action-card", "a1")), make("tactic", thing("action-card", "a16")), make("pass")];
  }
  if (scenario === "trade") {
    return [
      ...["food", "ore", "wood", "gold"].flatMap((good) => [
        make("give", thing("good", good)),
        make("ask", thing("good", good)),
      ]),
      make("give", thing("action-card", "a1")),
      make("offer"),
      make("withdraw"),
      make("accept", { kind: "offer", code: "t1", label: "t1" }),
      make("decline", { kind: "offer", code: "t1", label: "t1" }),
    ];
  }
  if (scenario === "over") {
    return [];
  }
  const mine = v.cities.filter((city) => city.owner === "red").map((city) => city.space);
  if (scenario === "raze") {
    const loss = lang === "ru" ? "Город будет уничтожен навсегда." : "The city is gone for good.";
    return [...mine.map((space) => ({ ...make("raze", thing("space", space)), loss })), make("pass")];
  }
  return [
    ...[
      "irrigation",
      "husbandry",
      "sanitation",
      "fishing",
      "free-education",
      "draft",
      "rituals",
      "bartering",
      "arts",
    ].map((a) => make("advance", thing("advance", a))),
    make("found", thing("space", v.units[1]!.space)),
    ...mine.map((space) => make("collect", thing("space", space))),
    ...mine.flatMap((space) =>
      ["academy", "fortress"].map((b) => make("construct", thing("building", b), thing("space", space))),
    ),
    ...mine.map((space) => make("recruit", thing("space", space))),
    make("move"),
    make("improve-mood"),
    make("influence"),
    make("play", thing("action-card", "a1")),
    make("use", thing("advance", "tactics")),
    make("trade", thing("seat", "blue")),
    make("end-turn"),
  ];
}

interface Mock {
  id: string;
  scenario: string;
  ply: number;
  seats: string[];
  title: string;
}

const isCiv = (scenario: string) => scenario.startsWith("civ-");
const isOver = (scenario: string) => scenario === "over" || scenario === "civ-over";

const tables = new Map<string, Mock>();
for (const scenario of ["turn", "raze", "battle", "trade", "over", "hot", "open", ...CIV_SCENARIOS]) {
  tables.set(scenario, {
    id: scenario,
    scenario,
    ply: 42,
    seats:
      scenario === "hot"
        ? ["me", "me"]
        : scenario === "civ-four"
          ? ["me", "agent", "agent", "agent"]
          : isCiv(scenario)
            ? ["me", "agent"]
            : ["me", "agent", "agent"],
    title: `Mock: ${scenario}`,
  });
}

function info(mock: Mock): TableInfo {
  const open = mock.scenario === "open";
  return {
    id: mock.id,
    game: isCiv(mock.scenario) ? "civ" : "clash",
    gameName: isCiv(mock.scenario) ? "Sid Meier’s Civilization" : "Clash of Cultures",
    title: mock.title,
    boxes: [isCiv(mock.scenario) ? "base" : "monumental"],
    options: {},
    status: open ? "open" : isOver(mock.scenario) ? "finished" : "running",
    host: "Anna",
    hosting: true,
    seats: mock.seats.map((kind, i) => ({
      seat: SEATS[i]!,
      kind: open && i > 0 ? "open" : kind === "me" ? "person" : "agent",
      name: i === 0 ? "Anna" : kind === "me" ? "Boris" : ["", "Cato", "Dido", "Ennius"][i]!,
      guest: i === 0,
      level: kind === "me" ? "" : "greedy",
      replaced: false,
      mine: kind === "me" && !(open && i > 0),
      online: true,
      toMove: i === 0,
      clock: i === 0 ? 215 : -1,
      away: kind === "me" ? 0 : -1,
      votes: [],
    })),
    public: true,
    origin: "dealt",
    absence: 600,
    pace: { kind: "free", minutes: 0, days: 0 },
    created: "2026-11-15T10:00:00Z",
    updated: "2026-11-15T12:00:00Z",
    ply: mock.ply,
    stage: open ? "" : isCiv(mock.scenario) ? "Turn 3" : "Age 2 of 6",
    speed: 300,
    seedHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    seed: isOver(mock.scenario) ? "8123456789" : "",
    salt: isOver(mock.scenario) ? "salt" : "",
    rules: 1,
    yourTurn: !open,
    standings: [],
  };
}

const LOG: [LogKey, string, string][] = [
  ["log.round", "Age 3, round 2", ""],
  ["log.turn", "Red: turn begins, 3 actions", "red"],
  ["log.collects", "Red collects with D2", "red"],
  ["log.gains", "Red gains 2 food, 1 ore", "red"],
  ["log.gains-advance", "Red gains Roads", "red"],
  ["log.turn", "Blue: turn begins, 3 actions", "blue"],
  ["log.event", "Blue draws the event “A Good Year”", "blue"],
  ["log.battle-city", "Battle for the city D7. Attacking: Red (3 infantry). Defending: Blue (2 infantry).", "red"],
  ["log.battle-round", "Battle round 1.", ""],
  ["log.combat-roll", "Red: rolled 6⚔ 3 2, Commander +1. Combat value 12, 2 hits.", "red"],
  ["log.combat-roll", "Blue: rolled 5⚔ 5⚔, Fortress: extra die. Combat value 11, 2 hits.", "blue"],
];

function state(mock: Mock, lang: string, seat = "red"): State {
  const v = isCiv(mock.scenario) ? civView(mock.seats.length, mock.scenario) : view(mock.seats.length, mock.scenario);
  const log: LogLine[] = LOG.slice(0, mock.scenario === "battle" ? 99 : 7).map(([key, text, who], i) => ({
    ply: mock.ply - 12 + i,
    key,
    text,
    things: [
      ...(who ? [{ kind: "seat", code: who, label: who }] : []),
      ...(key === "log.event" ? [{ kind: "event-card", code: "e10", label: "A Good Year" }] : []),
    ],
  }));
  const list = "squares" in v ? civChoices(v, mock.scenario, lang) : choices(v, mock.scenario, lang);
  const turn = mock.scenario === "hot" ? (Math.floor(mock.ply / 2) % 2 === 1 ? "red" : "blue") : "red";
  const prompts: Record<string, [string, PromptKey]> = {
    battle: ["Battle round 1: play a card for its tactics effect?", "prompt.tactic"],
    raze: ["You may destroy one of your cities of size 1 for 1 gold.", "prompt.raze-city"],
    trade: ["Your offer to Blue. You give: 2 wood. You ask for: 1 culture token.", "prompt.trade-draft"],
  };
  const [prompt, promptKey] = isCiv(mock.scenario)
    ? civPrompt(mock.scenario, lang)
    : (prompts[mock.scenario] ?? [
        lang === "ru" ? "Ваш ход: осталось 2 действия." : "Your turn: 2 main actions left.",
        "prompt.turn",
      ]);
  return {
    table: info(mock),
    ply: mock.ply,
    seat,
    view: v,
    decisions: list.length > 0 && turn === seat ? [{ seat, prompt, promptKey, required: true, choices: list }] : [],
    waitingFor: isOver(mock.scenario) ? [] : [turn],
    logFrom: 0,
    log,
    undo: { freeTo: mock.ply - 2, askTo: mock.ply - 1 },
    standings: v.players.map((p, i) => ({
      seat: p.seat,
      points: 31 - i * 4,
      place: i + 1,
      categories: isCiv(mock.scenario)
        ? civRaces(i)
        : [
            { id: "pieces", name: "Pieces", points: 12 - i },
            { id: "advances", name: "Advances", points: 9.5 - i },
            { id: "objectives", name: "Objectives", points: 6 - i * 2 },
            { id: "wonders", name: "Wonders", points: i === 0 ? 4 : 0 },
            { id: "events", name: "Events", points: 0 },
          ],
    })),
    over: isOver(mock.scenario),
  };
}

const me = { signedIn: true, id: "p1", name: "Anna", guest: true, email: "", language: "en", notify: false };

function games(lang: string) {
  const words = messages.get(lang)!;
  const keys = [...words.keys()].filter((key) => /^variant\.[a-z-]+\.name$/.test(key)).map((key) => key.split(".")[1]!);
  return [
    {
      id: "clash",
      name: "Clash of Cultures",
      rules: 1,
      boxes: [
        {
          id: "monumental",
          name: "Monumental Edition",
          text: words.get("box.monumental.text")!,
          requires: [],
          excludes: [],
          minSeats: 2,
          maxSeats: 4,
          variants: keys.map((key) => ({
            key,
            name: words.get(`variant.${key}.name`)!,
            text: words.get(`variant.${key}.text`)!,
            values: [...words]
              .filter(([k]) => k.startsWith(`variant.${key}.`) && !/\.(name|text)$/.test(k))
              .map(([k, name]) => ({ value: k.split(".")[2]!, name })),
          })),
          tag: "M",
        },
      ],
      agents: [
        { level: "random", name: "Random", text: "Any legal move." },
        { level: "greedy", name: "Greedy", text: "Takes what looks best at once." },
      ],
    },
  ];
}

function answer(request: IncomingMessage, body: Record<string, unknown>): unknown {
  const url = new URL(request.url!, "http://mock");
  const lang = url.searchParams.get("lang") ?? (request.headers["accept-language"]?.startsWith("ru") ? "ru" : "en");
  const parts = url.pathname.split("/").filter(Boolean).slice(1);
  const [first, second, third] = parts;
  if (first === "me" || first === "guest" || first === "login" || first === "accounts") {
    return me;
  }
  if (first === "games") {
    return games(lang);
  }
  if (first === "texts") {
    return second === "civ" ? civTexts(lang) : texts(lang);
  }
  if (first === "rules") {
    return [
      ...readFileSync(new URL("../../docs/rules/clash.md", import.meta.url), "utf8").matchAll(
        /^- \*\*(CC-[\d.]+)\*\* ((?:\[.\])+) (.+)$/gm,
      ),
    ].map((match) => ({ id: match[1], section: match[1]!.split(".")[0], text: match[3], tags: [] }));
  }
  if (first === "tables" && !second) {
    if (request.method === "POST") {
      const id = `new${tables.size}`;
      const wishes = body.seats as { kind: string }[];
      tables.set(id, {
        id,
        scenario: wishes.some((wish) => wish.kind === "open") ? "open" : "turn",
        ply: 42,
        seats: wishes.map((wish) => wish.kind),
        title: String(body.title),
      });
      return info(tables.get(id)!);
    }
    return [...tables.values()].map(info);
  }
  const mock = tables.get(second ?? "");
  if (first !== "tables" || !mock) {
    return undefined;
  }
  const seat = url.searchParams.get("seat") || (body.seat as string) || "red";
  switch (third) {
    case "state":
      return state(mock, lang, seat);
    case "choices":
      mock.ply += 1;
      return state(mock, lang, seat);
    case "undo":
      mock.ply = Number(body.toPly);
      return state(mock, lang, seat);
    case "replay":
      return { ...state(mock, lang, seat), ply: Number(url.searchParams.get("ply")), decisions: [] };
    case "points":
      return Array.from({ length: 15 }, (_, i) => ({
        ply: i * 3,
        points: mock.seats.map((_, s) => i * (2 - s * 0.3) + (i % (s + 2))),
        categories: isCiv(mock.scenario)
          ? Object.fromEntries(
              civRaces(0).map((race, n) => [
                race.id,
                mock.seats.map((_, s) => Math.round(((civRaces(s)[n]?.points ?? 0) * Math.sqrt(i)) / Math.sqrt(14))),
              ]),
            )
          : {},
      }));
    case "dice":
      return { dice: [{ sides: 12, rolls: 60, counts: [4, 6, 5, 3, 7, 5, 4, 6, 5, 5, 6, 4], expected: 5 }] };
    case "chat":
      return [
        { n: 1, seat: "blue", name: "Cato", guest: true, text: "Salve!", notice: "", at: "2026-11-15T12:00:00Z" },
      ];
    case "seats":
      return { url: "/seat/0123456789abcdef0123456789abcdef" };
    default:
      return info(mock);
  }
}

function handle(request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) {
  if (!request.url?.startsWith("/api/")) {
    next();
    return;
  }
  let text = "";
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    const result = answer(request, text.startsWith("{") ? JSON.parse(text) : {});
    response.statusCode = result === undefined ? 404 : 200;
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify(
        result ?? { title: "Not found", status: 404, detail: "There is no such thing in the mock.", code: "not-found" },
      ),
    );
  });
}

/** Just enough of a WebSocket to be online. */
function upgrade(request: IncomingMessage, socket: Duplex) {
  if (request.url?.startsWith("/api/")) {
    const key = createHash("sha1")
      .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    socket.on("error", () => {});
  }
}

export function mockServer(): Plugin {
  return {
    name: "civitas-mock",
    configureServer(server) {
      server.middlewares.use(handle);
      server.httpServer?.on("upgrade", upgrade);
    },
  };
}
