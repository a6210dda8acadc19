import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { useSettings } from "../state/settings.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { useAnswered } from "../table/answered.ts";
import { Board, type Box, type Room } from "../table/Board.tsx";
import { ChoiceMenu, type MenuAt } from "../table/ChoiceMenu.tsx";
import { useChanged } from "../table/changed.ts";
import { useSteps } from "../table/doors.ts";
import { useEscape } from "../table/escape.ts";
import type { StageProps } from "../table/GameUi.ts";
import { Deeds, Onward } from "./Deeds.tsx";
import { goOrOffer, useGoing } from "./going.ts";
import { around, bestGrid, type Point } from "./hex.ts";
import { Borders, Coast, Labels, Land, Patterns } from "./Land.tsx";
import { promptOf, viewOf } from "./look.ts";
import { Pieces } from "./Pieces.tsx";
import { personIn } from "./people.ts";
import { SiteMarks } from "./Sites.tsx";
import { type Looked, SpaceCard } from "./SpaceCard.tsx";
import type { Sight } from "./sight.ts";
import { founds, sitesFor } from "./sites.ts";
import { Target } from "./Target.tsx";
import { Port } from "./Town.tsx";
import type { SpaceView, TokenView } from "./view.ts";
import { neighbour } from "./walk.ts";

/** The map: pan, zoom, and everything that can be chosen on it is lit. */
export function HexMap({ state, index }: StageProps) {
  const { t } = useTranslation("clash");
  const view = viewOf(state);
  const [menu, setMenu] = useState<MenuAt>();
  const [looked, setLooked] = useState<Looked>();
  const { startsAction } = useGame();
  const decision = useTable((table) => table.replayPly) < 0 ? myDecision(state) : undefined;
  const steps = useSteps(state, decision);
  const verb = useTable((table) => table.verb);
  // in the midst of an action it is clear what pressing a space means
  const midst = useTable((table) => table.base >= 0) && decision !== undefined && !startsAction(decision);
  const labels = useSettings((settings) => settings.labels);

  const [room, setRoom] = useState<Room>(roomToStart);

  const spaces = view.board;
  const byLabel = useMemo(() => new Map(spaces.map((space) => [space.label, space])), [spaces]);
  const cities = useMemo(() => new Map(view.cities.map((city) => [city.space, city])), [view.cities]);
  const units = useMemo(() => new Map(view.units.map((unit) => [unit.space, unit])), [view.units]);
  const tokens = useMemo(() => bySpace(view.tokens), [view.tokens]);
  const closed = useMemo(
    () => new Set(view.blockades.filter(({ seats }) => isMeant(seats, state.seat)).map(({ space }) => space)),
    [view.blockades, state.seat],
  );
  const what = (label: string): Sight => {
    const units_ = units.get(label);
    return {
      city: cities.get(label),
      units: units_,
      person: units_ ? units_.units.map(({ kind }) => personIn(state, units_.owner, kind)).join("") : "",
      tokens: tokens.get(label),
      closed: closed.has(label),
    };
  };
  const grid = useMemo(() => bestGrid(spaces, room.across, room.down), [spaces, room]);
  const box = useMemo(() => around(spaces, grid), [spaces, grid]);
  const mine = [...view.cities, ...view.units]
    .filter(({ owner }) => owner === state.seat)
    .flatMap(({ space }) => byLabel.get(space) ?? [])
    .map(({ q, r }) => grid.centre(q, r));
  const place = (label: string) => {
    const space = byLabel.get(label);
    return space && grid.centre(space.q, space.r);
  };
  const begun = (label: string) => (verb === "" ? (steps.get(`space:${label}`) ?? []) : []);
  const changed = useChanged(state, pieces);

  const close = useCallback(() => setMenu(undefined), []);
  useAnswered(decision, () => setLooked(undefined));

  const setsOut = (label: string) =>
    decision !== undefined &&
    (begun(label).some(({ door }) => door.verb === "move") ||
      (promptOf(decision) === "prompt.move" && index.has(`space:${label}`)));
  const offer = useCallback((label: string) => {
    const anchor = document.querySelector(`[data-space="${label}"]`);
    setLooked(anchor ? lookedAt(undefined, label, anchor) : undefined);
  }, []);
  const going = useGoing(state, setsOut, offer);
  const { drop } = going;
  const putAway = useCallback(() => {
    setLooked(undefined);
    drop();
  }, [drop]);
  useEscape(putAway);

  const press = (label: string, anchor: Element) => {
    const choices = index.get(`space:${label}`) ?? [];
    const goal = label === going.from ? undefined : going.goals.get(label);
    const [only, ...others] = choices;
    if (goal) {
      goOrOffer(goal, offer);
    } else if (setsOut(label) && label !== going.from) {
      // to pick what can move is no move yet
      going.pick(label);
      setLooked(lookedAt(undefined, label, anchor));
    } else if (only && others.length === 0 && (verb !== "" || midst) && !only.reveals && label !== going.from) {
      drop();
      void choose(only);
    } else if (choices.length > 0 && (verb !== "" || midst) && label !== going.from) {
      // what cannot be taken back is only offered, and so is what has to be chosen from
      putAway();
      setMenu({ choices, anchor, title: label });
    } else {
      drop();
      setLooked((old) => lookedAt(old, label, anchor));
    }
  };
  const pressing = useRef(press);
  pressing.current = press;
  const act = useCallback((label: string, anchor: Element) => pressing.current(label, anchor), []);

  const selected = units.get(going.from || (decision && !midst ? (looked?.label ?? "") : ""));
  const settlers = selected?.owner === state.seat && founds(selected.units);
  const sites = sitesFor(view.sites, decision?.choices ?? [], verb !== "" || midst, settlers);

  /** The arrow keys walk from space to space; with Shift they move the map. */
  const walk = useCallback(
    (from: SpaceView, key: string) => {
      const to = neighbour(from, key, spaces, grid);
      if (to) {
        document.querySelector<SVGElement>(`[data-space="${to.label}"]`)?.focus();
      }
    },
    [spaces, grid],
  );

  const land = (space: SpaceView) => (
    <Land
      key={space.label}
      space={space}
      grid={grid}
      busy={cities.has(space.label) || units.has(space.label)}
      closed={closed.has(space.label)}
    />
  );
  const looking = looked ? byLabel.get(looked.label) : undefined;
  const onward = looked && looked.label !== going.from ? going.goals.get(looked.label) : undefined;
  return (
    <Board
      box={box}
      first={(across) => closeTo(mine, box, across)}
      near={NAMED}
      label={t("map.name")}
      onRoom={setRoom}
      defs={<Patterns />}
      onMove={close}
      over={
        <>
          {looking && looked && (
            <SpaceCard
              low={looked.low}
              leaving={going.from === looking.label}
              space={looking}
              sight={what(looking.label)}
              mine={state.seat !== "" && !state.over}
              site={view.sites.find(({ space }) => space === looking.label)}
              onClose={putAway}
            >
              {onward ? (
                <Onward journey={onward} onGone={putAway} />
              ) : index.has(`space:${looking.label}`) || begun(looking.label).length > 0 ? (
                <Deeds
                  state={state}
                  space={looking.label}
                  choices={index.get(`space:${looking.label}`) ?? []}
                  steps={begun(looking.label)}
                  there={units.get(looking.label)?.units ?? []}
                  going={going}
                  tired={cities.get(looking.label)?.tires === true && cities.get(looking.label)?.owner === state.seat}
                />
              ) : undefined}
            </SpaceCard>
          )}
          {menu && <ChoiceMenu menu={menu} onClose={close} />}
        </>
      }
    >
      <g>{spaces.filter(isSea).map(land)}</g>
      <Coast spaces={spaces} grid={grid} part="shallows" />
      <g>{spaces.filter((space) => !isSea(space)).map(land)}</g>
      <Coast spaces={spaces} grid={grid} part="beach" />
      <Borders spaces={spaces} grid={grid} />
      {spaces.map((space, i) => (
        <Target
          key={space.label}
          space={space}
          grid={grid}
          {...what(space.label)}
          choices={index.get(`space:${space.label}`)}
          steps={verb === "" ? steps.get(`space:${space.label}`) : undefined}
          looked={looked?.label === space.label || going.from === space.label}
          first={i === 0 && index.size === 0}
          onAct={act}
          grab={setsOut(space.label)}
          goal={space.label === going.from ? undefined : going.goals.get(space.label)}
          onGrab={going.drag.begin}
          onWalk={walk}
        />
      ))}
      {view.cities.map((city) => {
        const space = byLabel.get(city.space);
        const sea = byLabel.get(city.port);
        return space && sea ? <Port key={city.space} city={city} from={space} to={sea} grid={grid} /> : null;
      })}
      {spaces.map((space) => {
        const { city, units: unit, person, tokens: here } = what(space.label);
        return city || unit || here ? (
          <Pieces
            key={space.label}
            at={grid.centre(space.q, space.r)}
            city={city}
            units={unit}
            person={person}
            tokens={here}
            changed={changed.has(space.label)}
          />
        ) : null;
      })}
      <SiteMarks sites={sites} spaces={byLabel} grid={grid} />
      <DragArrow from={place(going.drag.from)} to={place(going.drag.to)} />
      {labels && <Labels spaces={spaces} grid={grid} />}
    </Board>
  );
}

/** So many pixels for each unit leave room for the names of cities. */
const NAMED = 1.12;

/** About the room there will be, until it is measured: a map must not turn under the eyes of whoever looks. */
const roomToStart = (): Room =>
  innerWidth > 860
    ? { across: innerWidth - 456, down: innerHeight - 84 }
    : { across: innerWidth, down: innerHeight * 0.42 };

/** So many units of the drawing are a pixel where a space is large enough for a finger. */
const FOR_FINGERS = 1.2;

/** Where a small screen begins to look: at the spaces of one's own, or at the middle. */
function closeTo(own: readonly Point[], box: Box, across: number): Box {
  const size = across * FOR_FINGERS;
  const mean = (of: (point: Point) => number, middle: number) =>
    own.length === 0 ? middle : own.reduce((sum, point) => sum + of(point), 0) / own.length;
  const x = mean((point) => point.x, box.x + box.width / 2);
  const y = mean((point) => point.y, box.y + box.height / 2);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** A second press on the same space puts its card away. */
function lookedAt(old: Looked | undefined, label: string, anchor: Element): Looked | undefined {
  const [space, map] = [anchor.getBoundingClientRect(), anchor.closest(".map")?.getBoundingClientRect()];
  const low = map !== undefined && space.top + space.height / 2 > map.top + map.height / 2;
  return old?.label === label ? undefined : { label, low };
}

/** While units are dragged: from where to where. */
function DragArrow({ from, to }: { from: Point | undefined; to: Point | undefined }) {
  return from && to ? (
    <g className="drag-arrow">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={to.x} cy={to.y} r="10" />
    </g>
  ) : null;
}

const isSea = (space: SpaceView) => space.terrain === "sea";

function bySpace(tokens: readonly TokenView[]): ReadonlyMap<string, TokenView[]> {
  const lying = new Map<string, TokenView[]>();
  for (const token of tokens) {
    lying.set(token.space, [...(lying.get(token.space) ?? []), token]);
  }
  return lying;
}

/** What keeps some players away is shown to them, and to those who only watch. */
const isMeant = (seats: readonly string[], seat: string) => seat === "" || seats.includes(seat);

function pieces(state: State): Map<string, string> {
  const texts = new Map<string, string>();
  const { cities, units, tokens } = viewOf(state);
  for (const piece of [...cities, ...units, ...tokens]) {
    texts.set(piece.space, (texts.get(piece.space) ?? "") + JSON.stringify(piece));
  }
  return texts;
}
