import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { useSettings } from "../state/settings.ts";
import { useSpotlight } from "../state/spotlight.ts";
import { myDecision, useTable } from "../state/store.ts";
import { useAnswered } from "../table/answered.ts";
import { Board, type Box } from "../table/Board.tsx";
import { ChoiceMenu, type MenuAt } from "../table/ChoiceMenu.tsx";
import { useChanged } from "../table/changed.ts";
import { asksOneThing } from "../table/choices.ts";
import { offered, type Step, take, useBehind } from "../table/doors.ts";
import { useEscape } from "../table/escape.ts";
import type { StageProps } from "../table/GameUi.ts";
import { CITY_VERBS, cityChoices, FOUNDING, moveFrom, staysOpen } from "./choices.ts";
import { afootOf, boxOf, centre, type Lie, lieOf, neighbour, SIZE } from "./grid.ts";
import { Coasts, Edges, Land, Patterns, Realm, Seams, Unknown } from "./Land.tsx";
import { holderOf, viewOf } from "./look.ts";
import { isGrave, useGoing } from "./map/going.ts";
import { ROOMY, useLegible } from "./map/legible.ts";
import { MapCard } from "./map/MapCard.tsx";
import { DragArrow, Pointer, SiteMarks, WayLine } from "./map/Overlays.tsx";
import { type Press, SlotTarget, Target } from "./map/Target.tsx";
import { march } from "./march.ts";
import { CityName, Pieces, Totals } from "./Pieces.tsx";
import type { CityView, SiteView, SquareView } from "./view.ts";

/** The map: pan, zoom, pick figures and cities, and everything that can be chosen on it is lit. */
export function SquareMap({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const view = viewOf(state);
  const [menu, setMenu] = useState<MenuAt>();
  const [looked, setLooked] = useState("");
  const [hovered, setHovered] = useState("");
  const labels = useSettings((settings) => settings.labels);
  const { columns, rows, squares } = view;
  const lie = useMemo(() => lieOf({ columns, rows }), [columns, rows]);
  const box = useMemo(() => boxOf(lie), [lie]);
  const drawing = useRef<SVGGElement>(null);
  useLegible(drawing);

  const byCode = useMemo(() => new Map(squares.map((square) => [square.code, square])), [squares]);
  const cities = useMemo(
    () => new Map(view.cities.flatMap((city) => city.squares.map((square) => [square, city] as const))),
    [view.cities],
  );
  // a city on two squares is drawn at once, below whatever stands on either of them
  const drawn = useMemo(
    () => [...squares].sort((a, b) => Number(cities.has(b.code)) - Number(cities.has(a.code))),
    [squares, cities],
  );
  const stacks = useMemo(() => new Map(view.figures.map((stack) => [stack.square, stack])), [view.figures]);
  const realms = useMemo(() => realmsOf(view.cities, byCode), [view.cities, byCode]);
  const changed = useChanged(state, piecesOf);
  const choices = myDecision(state)?.choices ?? NONE;
  const going = useGoing(state, choices, hovered, setLooked);
  const { goals, picked, travelling, drop } = going;
  const discoveries = useDiscoveries(state, moveFrom(choices, picked.square));
  const close = useCallback(() => {
    setLooked("");
    drop();
  }, [drop]);
  useEscape(close);
  useAnswered(myDecision(state), () => {
    setLooked((old) => (staysOpen(cities.get(old), choices) ? old : ""));
    setHovered(""); // a finger that has pressed a city leaves its yields there, over what was just placed
  });

  const go = (code: string, told = false) => {
    close();
    void march(view, going.from, code, { grip: travelling ? "all" : picked.grip, told });
  };
  const press: Press = (key, title, anchor) => {
    const about = index.get(key) ?? NONE;
    const code = key.slice(key.indexOf(":") + 1);
    const goal = going.sets ? goals.get(code) : undefined;
    const [only] = about.length === 1 ? about : NONE;
    const discovery = discoveries.get(key);
    const plainStep = only?.verb === "step" && !only.reveals && !only.fight ? only : undefined;
    if (discovery) {
      setLooked("");
      const { step } = discovery;
      setMenu({ choices: discovery.choices, anchor, title, choose: () => void take(step) });
    } else if (goal && about.every((choice) => choice.verb === "step" || choice.verb === "move")) {
      if (isGrave(goal)) {
        setLooked(code);
      } else {
        go(code);
      }
    } else if (plainStep) {
      void choose(plainStep); // the group is on its way: this is where it goes next
    } else if (about.some((choice) => choice.verb === "move") && code !== picked.square) {
      going.pick(code, "all");
      setLooked(code);
    } else if (about.length > 0 && cities.has(code) && cityChoices(about, code).length === about.length) {
      drop();
      setLooked(code);
    } else if (only && !only.reveals && isUnderWay(state)) {
      void choose(only);
    } else if (about.length > 0 && code !== picked.square) {
      close();
      setMenu({ choices: about, anchor, title });
    } else {
      drop();
      setLooked((old) => (old === code || !key.startsWith("square:") ? "" : code));
    }
  };
  const pressing = useRef(press);
  pressing.current = press;
  const act = useCallback<Press>((key, title, anchor) => pressing.current(key, title, anchor), []);

  /** The arrow keys walk from square to square; with Shift they move the map. */
  const walk = useCallback(
    (from: SquareView, key: string) => {
      const to = neighbour(from, key, squares, lie);
      if (to) {
        document.querySelector<SVGElement>(`[data-square="${to.code}"]`)?.focus();
      }
    },
    [squares, lie],
  );

  const pointed = usePointed(hovered);
  const looking = byCode.get(looked);
  const focus = going.sets ? "" : byCode.get(hovered)?.city || looking?.city || "";
  const lookedCity = cities.get(focus);
  const moving = view.clock.phase === "movement";
  const afoot = useMemo(() => afootOf(view), [view]);
  const sites = sitesFor(view.sites, choices, founds(going.sets ? going.from : "", state));
  const hoveredGoal = going.sets ? goals.get(hovered) : undefined;
  return (
    <Board
      box={box}
      first={(across) => closeUpOf(state, lie, across)}
      least={LEAST / SIZE}
      near={ROOMY / SIZE}
      wish={READABLE / SIZE}
      label={t("map.name")}
      defs={<Patterns />}
      onMove={() => setMenu(undefined)}
      over={
        <>
          {looking && (
            <MapCard
              square={looking}
              city={cities.get(looked)}
              state={state}
              going={going}
              choices={index.get(`square:${looked}`) ?? NONE}
              onGo={(code) => go(code, true)}
              onClose={close}
            />
          )}
          {menu && <ChoiceMenu menu={menu} onClose={() => setMenu(undefined)} />}
        </>
      }
    >
      <g ref={drawing} className="civ-map">
        {squares.map(
          (square) =>
            square.known && (
              <Land
                key={square.code}
                square={square}
                lie={lie}
                label={labels}
                centre={cities.has(square.code)}
                bare={
                  !square.piece &&
                  !square.token &&
                  !square.landmark &&
                  !cities.has(square.code) &&
                  !stacks.has(square.code) &&
                  !afoot.some((other) => other.square === square.code)
                }
              />
            ),
        )}
        <Coasts squares={squares} lie={lie} />
        <Edges squares={squares} lie={lie} />
        <Seams slots={view.slots} lie={lie} />
        {view.slots.map((slot) => !slot.known && <Unknown key={slot.code} slot={slot} lie={lie} />)}
        {view.cities.map((city) => (
          <Realm
            key={city.square}
            city={city.square}
            squares={realms.get(city.square) ?? []}
            owner={city.owner}
            lie={lie}
            lookedAt={focus === city.square}
          />
        ))}
        {drawn.map((square) => {
          const around = cities.get(square.code);
          const city = around?.square === square.code ? around : undefined;
          const stack = stacks.get(square.code);
          const group = view.group.square === square.code ? view.group : undefined;
          const lifted = afoot.filter((other) => other.square === square.code);
          return city ||
            stack ||
            group ||
            lifted.length > 0 ||
            square.piece ||
            square.token ||
            square.landmark ||
            square.blockaded ||
            square.locked ? (
            <Pieces
              key={square.code}
              square={square}
              city={city}
              also={byCode.get(city?.squares[1] ?? "")}
              pieces={city ? piecesAround(city, byCode) : 0}
              holder={square.landmark ? holderOf(state, square.code) : ""}
              stack={stack}
              group={group}
              lifted={lifted}
              tired={moving && stack?.ready === 0 && stack.owner === view.clock.active}
              lie={lie}
              changed={changed.has(square.code)}
            />
          ) : null;
        })}
        <SiteMarks sites={sites} squares={byCode} lie={lie} />
        {squares.map((square, i) => (
          <Target
            key={square.code}
            square={square}
            state={state}
            city={cities.get(square.code)}
            stack={stacks.get(square.code)}
            main={cities.get(square.code)?.square ?? square.code}
            choices={index.get(`square:${square.code}`) ?? beside(cities.get(square.code), square, index)}
            looked={looked === square.code || picked.square === square.code}
            first={i === 0 && index.size === 0}
            grab={going.canGrab(square.code)}
            goal={goals.get(square.code)}
            site={sites.some((site) => site.square === square.code)}
            sets={going.sets}
            lie={lie}
            onAct={act}
            onWalk={walk}
            onHover={setHovered}
            onGrab={going.drag.begin}
          />
        ))}
        {view.cities.map(
          (city) =>
            byCode.has(city.square) && (
              <CityName
                key={city.square}
                square={byCode.get(city.square)!}
                also={byCode.get(city.squares[1] ?? "")}
                lie={lie}
              />
            ),
        )}
        {view.slots.map(
          (slot) =>
            !slot.known && (
              <SlotTarget
                key={slot.code}
                slot={slot}
                lie={lie}
                choices={index.get(`slot:${slot.code}`) ?? discoveries.get(`slot:${slot.code}`)?.choices}
                from={byCode.get(view.group.square || picked.square)}
                onAct={act}
              />
            ),
        )}
        {pointed.map((code) => byCode.has(code) && <Pointer key={code} square={byCode.get(code)!} lie={lie} />)}
        {lookedCity && byCode.has(focus) && <Totals city={lookedCity} square={byCode.get(focus)!} lie={lie} />}
        {hoveredGoal && <WayLine from={going.from} way={hoveredGoal.way} squares={byCode} lie={lie} />}
        <DragArrow from={byCode.get(going.drag.from)} to={byCode.get(going.drag.to)} lie={lie} />
      </g>
    </Board>
  );
}

/** So many squares at least are seen side by side on a small screen. */
const CLOSE = 8;
/** Squares of so many pixels are too small to be read, and those of so many are not. */
const LEAST = 27;
const READABLE = 40;

/** Around my cities, or around what can be chosen as long as there are none. */
function closeUpOf(state: State, lie: Lie, across: number): Box {
  const { squares, cities } = viewOf(state);
  const own = new Set(cities.filter((city) => city.owner === state.seat).map((city) => city.square));
  const lit = new Set(myDecision(state)?.choices.flatMap((choice) => choice.things.map((thing) => thing.code)) ?? []);
  const places = squares
    .filter((square) => (own.size > 0 ? own : lit).has(square.code))
    .map((square) => centre(square, lie));
  const box = boxOf(lie);
  // while others set up there is nothing of one's own yet
  const shown = places.length > 0 ? places : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const size = Math.max(CLOSE, across / READABLE) * SIZE;
  return {
    x: middle(shown.map(({ x }) => x)) - size / 2,
    y: middle(shown.map(({ y }) => y)) - size / 2,
    width: size,
    height: size,
  };
}

const NONE: readonly Choice[] = [];

/**
 * Whether a press answers what was begun: somebody has chosen what to do and is asked for nothing but where. Whatever begins
 * something is only offered by a press.
 */
function isUnderWay(state: State): boolean {
  const { action, ui } = useTable.getState();
  return action !== "" && asksOneThing(myDecision(state), ui.closing);
}

interface Discovery {
  readonly step: Step;
  readonly choices: Choice[];
}

/** The tiles that figures could discover at once, from where they were picked. */
function useDiscoveries(state: State, start: Choice | undefined) {
  const behind = useBehind(state, start ? [start] : NONE);
  return useMemo(
    () =>
      new Map(
        [...behind].flatMap(([key, [step]]): readonly (readonly [string, Discovery])[] =>
          step && key.startsWith("slot:") ? [[key, { step, choices: [brief(step)] }]] : [],
        ),
      ),
    [behind],
  );
}

/** Whoever has picked the figures knows who goes. */
const brief = (step: Step): Choice => ({ ...offered(step), label: step.answer.label });

/** Whether figures on a square could found a city. */
const founds = (square: string, state: State) => {
  const { figures, group } = viewOf(state);
  return square === group.square
    ? group.scouts > 0
    : (figures.find((stack) => stack.square === square)?.scouts ?? 0) > 0;
};

/** The sites that matter now: those that can be chosen, or all of them for a founder who is about to go. */
function sitesFor(sites: readonly SiteView[], choices: readonly Choice[], founder: boolean): readonly SiteView[] {
  const open = new Set(
    choices
      .filter((choice) => FOUNDING.has(choice.verb))
      .flatMap((choice) => choice.things.filter((thing) => thing.kind === "square").map((thing) => thing.code)),
  );
  return open.size > 0 ? sites.filter((site) => open.has(site.square)) : founder ? sites : [];
}

/** The squares of every city: its centre and its outskirts, and the city-states that count to them. */
function realmsOf(cities: readonly CityView[], squares: ReadonlyMap<string, SquareView>) {
  return new Map(
    cities.map((city) => [city.square, squaresOf([...city.squares, ...city.outskirts, ...city.annexed], squares)]),
  );
}

const squaresOf = (codes: readonly string[], squares: ReadonlyMap<string, SquareView>) =>
  codes.map((code) => squares.get(code)).filter((square) => square !== undefined);

const piecesAround = (city: CityView, squares: ReadonlyMap<string, SquareView>) =>
  city.outskirts.filter((code) => squares.get(code)?.piece).length;

/** What a city can do is chosen on any of its squares. */
function beside(city: CityView | undefined, square: SquareView, index: StageProps["index"]): Choice[] | undefined {
  const choices = city && city.square !== square.code ? index.get(`square:${city.square}`) : undefined;
  return choices?.every((choice) => CITY_VERBS.has(choice.verb)) ? choices : undefined;
}

/** The squares that something elsewhere on the page is about which is pointed at, by mouse or keyboard. */
function usePointed(hovered: string): readonly string[] {
  const [code, setCode] = useState("");
  const lit = useSpotlight(({ keys }) => keys);
  useEffect(() => {
    const point = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest("button[data-code]") : null;
      setCode(button?.getAttribute("data-code") ?? "");
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, []);
  return useMemo(() => {
    const mentioned = [...lit].filter((key) => key.startsWith("square:")).map((key) => key.slice("square:".length));
    return [...new Set([...code.split(" ").slice(1), ...mentioned])].filter((square) => square !== hovered);
  }, [code, lit, hovered]);
}

function piecesOf(state: State): ReadonlyMap<string, string> {
  const { squares, cities, figures } = viewOf(state);
  const texts = new Map(
    squares.map((square) => [square.code, `${square.known} ${square.token} ${square.landmark} ${square.piece}`]),
  );
  for (const piece of cities) {
    texts.set(piece.square, `${texts.get(piece.square)} ${piece.owner} ${piece.walls} ${piece.squares} ${piece.marks}`);
  }
  for (const piece of figures) {
    texts.set(piece.square, `${texts.get(piece.square)} ${piece.owner} ${piece.armies} ${piece.scouts}`);
  }
  return texts;
}
