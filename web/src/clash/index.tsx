// The table of Clash of Cultures.
import drawings from "virtual:icons/clash";
import type { Choice, LogLine, State } from "../api/types.ts";
import { Art, type Family, isDrawn } from "../art/Art.tsx";
import { useTable } from "../state/store.ts";
import type { Change, GameUi } from "../table/GameUi.ts";
import { i18n } from "../text/i18n.ts";
import { useName } from "../text/names.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { later } from "../ui/later.tsx";
import { Advances } from "./Advances.tsx";
import { BattlePanel } from "./Battle.tsx";
import { Card, CompletedObjective, Decks, Hand } from "./Cards.tsx";
import { ChoosingPanel } from "./Choosing.tsx";
import { cardHelp, facts, GOODS } from "./content.ts";
import { DraftPanel } from "./Draft.tsx";
import { Plate } from "./Figures.tsx";
import { Goods, Price } from "./Goods.tsx";
import { goodsOf } from "./goods.ts";
import { HexMap } from "./HexMap.tsx";
import { crewOf } from "./journeys.ts";
import type { LogKey } from "./keys.ts";
import { LeaderCard } from "./Leaders.tsx";
import { keyOf, me, playerOf, promptOf, viewOf } from "./look.ts";
import { Peoples } from "./Peoples.tsx";
import { Facts, Glance, Players, RoundTrack } from "./Players.tsx";
import { factionOf, leaderOf, ownerOf, peopleOf } from "./people.ts";
import { SiteYields } from "./Sites.tsx";
import { isPast, StatusCard } from "./Status.tsx";
import { TradePanel } from "./Trade.tsx";
import type { ClashView } from "./view.ts";
import "./styles/colours.css";
import "./styles/players.css";
import "./styles/map.css";
import "./styles/hand.css";
import "./styles/chart.css";
import "./styles/boards.css";
import "./styles/panels.css";
import "./styles/peoples.css";
import "./styles/narrow.css";

/** Lines that deserve a card of their own. */
const LOUD: ReadonlySet<LogKey> = new Set<LogKey>([
  "log.event",
  "log.event-again",
  "log.great-person",
  "log.completes",
  "log.builds",
  "log.wonder-taken",
  "log.leader-chosen",
  "log.leader-killed",
  "log.leader-lost",
  "log.calendar",
]);

/** How the log writes the symbol of infantry on a die; spelled out because it is never shown as a character. */
const CROSSED_SWORDS = String.fromCodePoint(0x2694);

const ui: GameUi = {
  id: "clash",
  words: {
    en: () => import("./en.ts").then((found) => found.en),
    ru: () => import("./ru.ts").then((found) => found.ru),
  },
  icons: drawings,
  tabs: [
    { id: "map", icon: "explore", kinds: ["space"], Component: HexMap, board: true },
    { id: "advances", icon: "advance", kinds: ["advance"], Component: Advances },
    {
      id: "peoples",
      icon: "civilization",
      kinds: ["leader-ability"],
      Component: Peoples,
      present: () => facts().factions.length > 0,
    },
    { id: "players", icon: "settlement", kinds: [], Component: Players },
    { id: "cards", icon: "hand", kinds: ["wonder"], Component: Decks },
  ],
  Progress: RoundTrack,
  Facts,
  Aid: later(() => import("./Aid.tsx").then((found) => found.Aid)),
  Glance,
  picture,
  sheets: "players",
  Mine: Hand,
  Held,
  heldCount: (state) => me(state)?.own.length ?? 0,
  heldKinds: ["action-card", "objective-card", "event-card"],
  Side: TradePanel,
  Overlay,
  peopleOf: (state, seat) => {
    const people = peopleOf(playerOf(state, seat));
    return people && { kind: "civilization", code: people.id };
  },
  cities: (view) => (view as ClashView).cities.map(({ space }) => space),
  figures: (view) =>
    (view as ClashView).units.flatMap(({ space, owner, units }) =>
      units.map(({ kind, number }) => ({ place: space, side: owner, kind, number })),
    ),
  order: (state) => viewOf(state).clock.order,
  active: activeOf,
  startsAction: (decision) => promptOf(decision) === "prompt.turn",
  hasWidget: (state, decision) =>
    (viewOf(state).draft.to !== "" && promptOf(decision) === "prompt.trade-draft") ||
    (promptOf(decision) === "prompt.trade-invited" && viewOf(state).offers.some(({ to }) => to === state.seat)),
  closing: new Set(["end-turn", "done", "no", "pass", "decline", "withdraw", "retreat", "keep"]),
  endTurn: "end-turn",
  leftUndone: (state) => {
    const count = viewOf(state).clock.actionsLeft;
    return count > 0 ? { word: "endTurn.left", count } : undefined;
  },
  plainKinds: new Set(["space", "goods", "seat", "count"]),
  iconOf,
  ChoiceExtra,
  amountOf: (what) => ({ icon: what, name: useTable.getState().texts.get(`good:${what}`)?.name ?? what }),
  changes,
  textKinds: { resource: "good", tactics: "tactic" },
  helpKeys,
  signs: { [CROSSED_SWORDS]: "infantry" },
  news,
  guide: ["map", "decision", "verbs", "hand", "players", "undo"],
};

export default ui;

/** While nobody has a turn (set-up, status phase), whoever is asked is the one to look at. */
function activeOf(state: State): string {
  return viewOf(state).clock.active || (state.waitingFor[0] ?? "");
}

/** The families of the drawings, in the order in which how to play looks for its pieces. */
const DRAWN: readonly Family[] = ["figure", "building", "wonder"];

/** A piece as it stands on the map, in the colour of somebody. */
function picture(piece: string) {
  const name = piece === "settlement" ? "houses" : piece;
  const family = DRAWN.find((other) => isDrawn(other, name));
  return (
    family && (
      <svg className="side-blue" width="44" height="44" viewBox="-17 -17 34 34" aria-hidden="true" focusable="false">
        {family === "figure" && <Plate side="blue" />}
        {name === "port" && <circle className="plate" r="15" />}
        <g className={family === "figure" ? "figure" : "art-edge"}>
          <Art family={family} name={name} />
        </g>
      </svg>
    )
  );
}

/** A battle, or an offer being written, lies over the board. */
function Overlay({ state }: { state: State }) {
  return (
    <>
      <BattlePanel state={state} />
      <DraftPanel state={state} />
      <ChoosingPanel state={state} />
    </>
  );
}

function Held({ state }: { state: State }) {
  const player = me(state);
  return player && <Goods goods={player.goods} limits={player.limits} />;
}

/** A card is explained by its halves, a people by its advances, a leader by his abilities. */
function helpKeys(kind: string, code: string): readonly string[] {
  const abilities = kind === "leader" ? leaderOf(code)?.abilities : undefined;
  const advances = kind === "civilization" ? factionOf(code)?.advances : undefined;
  return abilities
    ? [`leader:${code}`, ...abilities.map(({ id }) => `leader-ability:${id}`)]
    : advances
      ? [`civilization:${code}`, ...advances.map(({ id }) => `advance:${id}`)]
      : cardHelp(kind, code);
}

/** Things speak before verbs: a temple is drawn as a temple. */
function iconOf(choice: Choice): string {
  for (const thing of choice.things) {
    const drawn = thing.kind === "unit" ? crewOf(thing.code)[0]! : thing.code;
    if (PICTURED.has(thing.kind) && hasIcon(drawn)) {
      return drawn;
    }
    const leader = thing.kind === "leader-ability" ? ownerOf(thing.code) : undefined;
    if (leader && hasIcon(leader.id)) {
      return leader.id;
    }
    if (["action-card", "objective-card", "event-card", "category"].includes(thing.kind)) {
      return hasIcon(thing.code) ? thing.code : thing.kind;
    }
  }
  return hasIcon(choice.verb) ? choice.verb : "";
}

const PICTURED = new Set(["building", "unit", "good", "wonder", "terrain", "civilization", "leader"]);

function ChoiceExtra({ choice }: { choice: Choice }) {
  const price = choice.things.find((thing) => thing.kind === "goods");
  const land = useTable(({ state }) => state && landOf(state, choice));
  const name = useName();
  const [, ...aboard] = crewOf(choice.things.find((thing) => thing.kind === "unit")?.code ?? "");
  if (aboard.length > 0) {
    return (
      <span className="terms">
        {aboard.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may be aboard
          <Icon key={i} name={hasIcon(kind) ? kind : "unit"} size={18} />
        ))}
      </span>
    );
  }
  return price ? (
    <Price goods={goodsOf(price.code)} />
  ) : (
    <>
      {land && <span className="muted land-name">{name("terrain", land)}</span>}
      <SiteYields choice={choice} />
    </>
  );
}

/** The land of the one space that a choice is about: a city is known by its name. */
function landOf(state: State, { things }: Choice): string | undefined {
  const [space] = things.length === 1 && things[0]!.kind === "space" ? things : [];
  const { board, cities } = viewOf(state);
  return space && !cities.some((city) => city.space === space.code)
    ? board.find(({ label }) => label === space.code)?.terrain
    : undefined;
}

/** Goods and points of the viewer, where they differ. */
function changes(before: State, view: unknown): Change[] {
  const names = useTable.getState().texts;
  const then = me(before);
  const now = (view as ClashView).players.find((player) => player.seat === before.seat);
  if (!then || !now) {
    return [];
  }
  const held = GOODS.map((good) => ({
    icon: good,
    name: names.get(`good:${good}`)?.name ?? good,
    before: then.goods[good],
    after: now.goods[good],
  }));
  const points = { icon: "points", name: i18n.t("points.name"), before: then.halves / 2, after: now.halves / 2 };
  return [...held, points].filter((change) => change.before !== change.after);
}

function news(line: LogLine) {
  if (keyOf(line) === "log.status-phase") {
    return isPast(useTable.getState().log, line.ply) ? undefined : <StatusCard ply={line.ply} />;
  }
  if (!LOUD.has(keyOf(line))) {
    return undefined;
  }
  const objective = line.things.find((thing) => thing.kind === "objective");
  if (objective) {
    return <CompletedObjective code={objective.code} />;
  }
  const leader = line.things.find((thing) => thing.kind === "leader");
  if (leader) {
    const seat = line.things.find((thing) => thing.kind === "seat")?.code ?? "";
    // whom I have chosen myself is no news to me
    return seat === useTable.getState().seat && keyOf(line) === "log.leader-chosen" ? undefined : (
      <div className={`side-${seat}`}>
        <LeaderCard leader={leader.code} />
      </div>
    );
  }
  const card = line.things.find((thing) => thing.kind.endsWith("-card") || thing.kind === "wonder");
  return card && <Card code={card.code} />;
}
