// The table of Sid Meier's Civilization.
import drawings from "virtual:icons/civ";
import { begins, type Choice, type Decision, type LogLine, type State } from "../api/types.ts";
import { myDecision, useTable } from "../state/store.ts";
import type { Change, GameUi } from "../table/GameUi.ts";
import { i18n } from "../text/i18n.ts";
import { hasIcon } from "../ui/Icon.tsx";
import { later } from "../ui/later.tsx";
import { BattleBoard, Outcome } from "./Battle.tsx";
import { EventCard } from "./Cards.tsx";
import { Cities } from "./Cities.tsx";
import { CITY_VERBS, missedChances } from "./choices.ts";
import { facts, pyramidSize, unitType } from "./content.ts";
import { DealSide, DRAFT, DraftBoard, PICK } from "./Deals.tsx";
import { Held } from "./Held.tsx";
import type { LogKey } from "./keys.ts";
import { countOf, keyOf, me, playerOf, promptOf, viewOf } from "./look.ts";
import { Market } from "./Market.tsx";
import { Mine } from "./Mine.tsx";
import { peopleCards, ShownCard } from "./OwnCards.tsx";
import { Facts, Glance, PhaseTrack, Sheets } from "./Sheets.tsx";
import { SiteYields } from "./SquareCard.tsx";
import { SquareMap } from "./SquareMap.tsx";
import { Techs } from "./Techs.tsx";
import type { CivView } from "./view.ts";
import "../art/art.css";
import "./styles/colours.css";
import "./styles/map.css";
import "./styles/facts.css";
import "./styles/dials.css";
import "./styles/cards.css";
import "./styles/techs.css";
import "./styles/sheets.css";
import "./styles/market.css";
import "./styles/boxes.css";
import "./styles/cities.css";
import "./styles/battle.css";
import "./styles/deals.css";
import "./styles/end.css";
import "./styles/narrow.css";

const ui: GameUi = {
  id: "civ",
  words: {
    en: () => import("./en.ts").then((found) => found.en),
    ru: () => import("./ru.ts").then((found) => found.ru),
  },
  icons: drawings,
  tabs: [
    { id: "map", icon: "map", kinds: ["square", "slot"], Component: SquareMap, board: true },
    { id: "cities", icon: "city", kinds: ["building", "unit-type", "figure", "mark"], Component: Cities },
    { id: "techs", icon: "technology", kinds: ["tech"], Component: Techs },
    { id: "market", icon: "market", kinds: ["wonder", "landmark"], Component: Market },
    {
      id: "sheets",
      icon: "sheet",
      kinds: ["government", "policy", "investment", "great-person-card"],
      Component: Sheets,
    },
  ],
  Progress: PhaseTrack,
  Facts,
  Aid: later(() => import("./Aid.tsx").then((found) => found.Aid)),
  Glance,
  picture,
  sheets: "sheets",
  Mine,
  Held,
  heldCount,
  heldKinds: ["culture-event", "great-person-card"],
  Side: DealSide,
  Overlay,
  EndExtras: later(() => import("./EndOfCiv.tsx").then((found) => found.EndOfCiv)),
  races: () => ({
    culture: facts().track.length,
    technology: pyramidSize(),
    economy: facts().coinsToWin,
    military: 0,
  }),
  peopleOf: (state, seat) => {
    const civilization = playerOf(state, seat)?.civilization;
    return civilization ? { kind: "civilization", code: civilization } : undefined;
  },
  cities: (view) => (view as CivView).cities.map(({ square }) => square),
  figures: (view) => {
    const { figures, group } = view as CivView;
    return [...figures, ...(group.square === "" ? [] : [group])].flatMap(({ square, owner, armies, scouts }) => [
      { place: square, side: owner, kind: "army", number: armies },
      { place: square, side: owner, kind: "scout", number: scouts },
    ]);
  },
  order: (state) => viewOf(state).players.map((player) => player.seat),
  active: (state) => viewOf(state).clock.active,
  startsAction: (decision) => begins(decision.promptKey, "prompt.step.") || promptOf(decision) === "prompt.negotiate",
  hasWidget: (state, decision) =>
    promptOf(decision) === DRAFT ||
    promptOf(decision) === PICK ||
    (viewOf(state).battle.square !== "" && begins(decision.promptKey, "prompt.battle")),
  tabOf: (verb) => (CITY_VERBS.has(verb) ? "cities" : undefined),
  closing: new Set(["done", "no", "pass", "pass-step", "decline", "forgo", "withdraw", "keep", "stop", "give-up"]),
  endTurn: "done",
  leftUndone: (state) => {
    const decision = myDecision(state);
    const count = decision && begins(decision.promptKey, "prompt.step.") ? missedChances(decision.choices) : 0;
    return count > 0 ? { word: "endTurn.more", count } : undefined;
  },
  plainKinds: new Set(["square", "slot", "seat", "count", "front", "offer"]),
  iconOf,
  ChoiceExtra: SiteYields,
  amountOf,
  fleeting: new Set(["trade"]),
  nextStep,
  changes,
  textKinds: {},
  news,
  settled: (state) => (me(state)?.techs.length ?? 0) > 0,
  guide: ["map", "decision", "verbs", "mine", "players", "undo"],
};

export default ui;

/** Cards in hand, and great people who can be used. */
function heldCount(state: State): number {
  const player = me(state);
  return player ? player.hand.length + peopleCards(player).length : 0;
}

/** Great people who begin to work or have done so, and what is found on the map, with their texts. */
const NEWS: ReadonlySet<LogKey> = new Set<LogKey>([
  "log.great-card.turn-up",
  "log.great-card.discard",
  "log.city-state",
  "log.relic",
]);

/** What decided a battle, for all who did not see it on the battle board. */
function BattleNews({ ply }: { ply: number }) {
  const log = useTable((table) => table.log);
  return <Outcome lines={log.filter((line) => line.ply === ply && keyOf(line) === "log.battle.total")} />;
}

/** The pieces that how to play speaks of, by the drawings of the map. */
const DRAWN: Readonly<Record<string, string>> = {
  capital: "town-capital-0",
  city: "town-city-1",
  army: "figure-armies",
  scout: "figure-scouts",
  hut: "town-hut",
  village: "town-village",
};

/** A piece as it stands on the map, in the colour of somebody. */
function picture(piece: string) {
  const drawing = DRAWN[piece];
  return (
    drawing && (
      <svg className="side-blue" width="44" height="44" aria-hidden="true" focusable="false">
        <use href={`#${drawing}`} width="44" height="44" />
      </svg>
    )
  );
}

/** A battle, or an offer being written, lies over the board. */
function Overlay({ state }: { state: State }) {
  return (
    <>
      <BattleBoard state={state} />
      <DraftBoard state={state} />
    </>
  );
}

/** Things speak before verbs: a temple is drawn as a temple. */
function iconOf(choice: Choice): string {
  for (const thing of choice.things) {
    if (["square", "slot", "seat", "count", "front"].includes(thing.kind)) {
      continue;
    }
    const code = thing.kind === "unit-kind" ? unitType(thing.code) : thing.code;
    if (thing.kind === "wealth" && hasIcon(`yield-${code}`)) {
      return `yield-${code}`;
    }
    if (thing.kind === "token") {
      return code.replace(/^(hut|village)-/, "");
    }
    if (hasIcon(code)) {
      return code;
    }
    if (hasIcon(thing.kind)) {
      return thing.kind;
    }
  }
  return hasIcon(choice.verb) ? choice.verb : "";
}

const DIALS = new Set(["trade", "production", "culture", "coins"]);

function amountOf(what: string) {
  if (DIALS.has(what)) {
    return { icon: `yield-${what}`, name: i18n.t(`good.${what}`, { ns: "civ" }) };
  }
  return { icon: what, name: what === "any" ? i18n.t("good.any", { ns: "civ" }) : textOf("resource", what) };
}

/** The phase that comes next: a step is not a turn. */
function nextStep(state: State, decision: Decision): string | undefined {
  if (!ui.startsAction(decision)) {
    return undefined;
  }
  const { phases } = facts();
  const next = phases[phases.indexOf(viewOf(state).clock.phase) + 1];
  return next && textOf("phase", next);
}

/** What differs for the viewer: trade, culture, coins and resources. */
function changes(before: State, view: unknown): Change[] {
  const then = me(before);
  const now = (view as CivView).players.find((player) => player.seat === before.seat);
  if (!then || !now) {
    return [];
  }
  const word = (key: string) => i18n.t(key, { ns: "civ" });
  const all: Change[] = [
    { icon: "yield-trade", name: word("good.trade"), before: then.trade, after: now.trade },
    { icon: "yield-culture", name: word("good.culture"), before: then.culture, after: now.culture },
    { icon: "yield-coins", name: word("good.coins"), before: then.coins, after: now.coins },
    { icon: "culture", name: word("market.track"), before: then.track, after: now.track },
    ...now.cards
      .filter((card) => card.levels.length > 0)
      .map((card) => ({
        icon: card.code,
        name: textOf(card.kind, card.code),
        before: then.cards.find((other) => other.code === card.code)?.markers ?? 0,
        after: card.markers,
      })),
    ...facts().resources.map((code) => ({
      icon: code,
      name: code,
      before: countOf(then.resources, code),
      after: countOf(now.resources, code),
    })),
  ];
  return all.filter((change) => change.before !== change.after);
}

/** The name of a card in the viewer's language. */
const textOf = (kind: string, code: string) => useTable.getState().texts.get(`${kind}:${code}`)?.name ?? code;

function news(line: LogLine) {
  if (keyOf(line) === "log.battle.winner") {
    return <BattleNews ply={line.ply} />;
  }
  if (NEWS.has(keyOf(line))) {
    const shown = line.things.find((thing) => thing.kind === "great-person-card" || thing.kind === "landmark");
    return shown && <ShownCard kind={shown.kind} code={shown.code} />;
  }
  const card = line.things.find((thing) => thing.kind === "culture-event");
  return card && begins(keyOf(line), "log.play-event") ? <EventCard code={card.code} /> : undefined;
}
