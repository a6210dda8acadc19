import { memo, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { useSettings } from "../state/settings.ts";
import { myDecision, showTab } from "../state/store.ts";
import { Board, type Box } from "../table/Board.tsx";
import { ChoiceMenu, type MenuAt } from "../table/ChoiceMenu.tsx";
import { useChanged } from "../table/changed.ts";
import type { StageProps } from "../table/GameUi.ts";
import { CITY_VERBS, moveFrom } from "./choices.ts";
import { METROPOLIS, pickCity } from "./city.ts";
import {
  ARROWS,
  afootOf,
  boxOf,
  centre,
  type Grip,
  gripAt,
  type Lie,
  lieOf,
  neighbour,
  SIZE,
  slotBox,
  waysFrom,
} from "./grid.ts";
import { Coasts, Edges, Land, Patterns, Realm, Seams, Unknown } from "./Land.tsx";
import { holderOf, viewOf } from "./look.ts";
import { useLegible } from "./map/legible.ts";
import { march } from "./march.ts";
import { Pieces, Totals } from "./Pieces.tsx";
import { SquareCard, useDescription } from "./SquareCard.tsx";
import type { CityView, SlotView, SquareView, StackView } from "./view.ts";

/** The map: pan, zoom, drag figures, and everything that can be chosen on it is lit. */
export function SquareMap({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const view = viewOf(state);
  const [menu, setMenu] = useState<MenuAt>();
  const [looked, setLooked] = useState("");
  const [hovered, setHovered] = useState("");
  const labels = useSettings((settings) => settings.labels);
  const { columns, rows, squares } = view;
  const lie = useMemo(() => lieOf({ columns, rows }), [columns, rows]);

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

  const drag = useDrag(state);
  const travelling = choices.some((choice) => choice.verb === "step") ? view.group.square : "";
  const canGrab = (square: string) => moveFrom(choices, square) !== undefined || travelling === square;
  const source = drag.from || travelling || (canGrab(hovered) ? hovered : "");
  const reached = useMemo(() => waysFrom(view, source, drag.grip), [view, source, drag.grip]);

  const act = useCallback(
    (key: string, title: string, anchor: Element) => {
      const about = index.get(key) ?? [];
      const code = key.slice(key.indexOf(":") + 1);
      if (about.length === 0 && travelling && reached.has(code)) {
        void march(view, travelling, code);
        return;
      }
      setLooked((old) => (about.length > 0 || old === code || !key.startsWith("square:") ? "" : code));
      if (about.length === 1) {
        void choose(about[0]!);
      } else if (about.length > 1 && about.every((choice) => CITY_VERBS.has(choice.verb))) {
        pickCity(code);
        showTab("cities");
      } else if (about.length > 1) {
        setMenu({ choices: about, box: anchor.getBoundingClientRect(), title });
      }
    },
    [index, travelling, reached, view],
  );

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

  const pointed = usePointed();
  const looking = byCode.get(looked);
  const focus = byCode.get(hovered)?.city || looking?.city || "";
  const lookedCity = cities.get(focus);
  const moving = view.clock.phase === "movement";
  const drawing = useRef<SVGGElement>(null);
  const box = useMemo(() => boxOf(lie), [lie]);
  useLegible(drawing, box);
  const afoot = useMemo(() => afootOf(view), [view]);
  return (
    <Board
      box={box}
      first={(across) => closeUpOf(state, lie, across)}
      least={LEAST / SIZE}
      label={t("map.name")}
      defs={<Patterns />}
      onMove={() => setMenu(undefined)}
      over={
        <>
          {looking && <SquareCard square={looking} state={state} onClose={() => setLooked("")} />}
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
            squares={realms.get(city.square) ?? []}
            owner={city.owner}
            lie={lie}
            lookedAt={focus === city.square}
          />
        ))}
        {view.cities.map((city) => (
          <Realm
            key={city.square}
            squares={squaresOf(city.annexed, byCode)}
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
        {squares.map((square, i) => (
          <Target
            key={square.code}
            square={square}
            state={state}
            city={cities.get(square.code)}
            stack={stacks.get(square.code)}
            main={cities.get(square.code)?.square ?? square.code}
            choices={index.get(`square:${square.code}`) ?? beside(cities.get(square.code), square, index)}
            looked={looked === square.code}
            first={i === 0 && index.size === 0}
            grab={canGrab(square.code)}
            reach={reached.has(square.code)}
            lie={lie}
            onAct={act}
            onWalk={walk}
            onHover={setHovered}
            onGrab={drag.begin}
          />
        ))}
        {view.slots.map(
          (slot) =>
            !slot.known && (
              <SlotTarget key={slot.code} slot={slot} lie={lie} choices={index.get(`slot:${slot.code}`)} onAct={act} />
            ),
        )}
        {pointed.map((code) => byCode.has(code) && <Pointer key={code} square={byCode.get(code)!} lie={lie} />)}
        {lookedCity && byCode.has(focus) && <Totals city={lookedCity} square={byCode.get(focus)!} lie={lie} />}
        {drag.from && drag.to && <Arrow from={byCode.get(drag.from)!} to={byCode.get(drag.to)} lie={lie} />}
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
  const shown = squares
    .filter((square) => (own.size > 0 ? own : lit).has(square.code))
    .map((square) => centre(square, lie));
  const middle = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const size = Math.max(CLOSE, across / READABLE) * SIZE;
  return {
    x: middle(shown.map(({ x }) => x)) - size / 2,
    y: middle(shown.map(({ y }) => y)) - size / 2,
    width: size,
    height: size,
  };
}

const NONE: readonly Choice[] = [];

/** The squares of every city: its centre and its outskirts. */
function realmsOf(cities: readonly CityView[], squares: ReadonlyMap<string, SquareView>) {
  return new Map(cities.map((city) => [city.square, squaresOf([...city.squares, ...city.outskirts], squares)]));
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

const LOOSE: { readonly from: string; readonly to: string; readonly grip: Grip } = { from: "", to: "", grip: "all" };

/** How far to the right of a square the pointer is, from 0 to 1. */
function shareOf(event: PointerEvent): number {
  const box = event.currentTarget.getBoundingClientRect();
  return box.width > 0 ? (event.clientX - box.left) / box.width : 0;
}

/** Figures can be dragged: those that were grabbed set out and go as far as the rules let them. */
function useDrag(state: State) {
  const [drag, setDrag] = useState(LOOSE);
  const now = useRef(state);
  now.current = state;
  const begin = useCallback((from: string, event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.button !== 0) {
      return;
    }
    const stack = viewOf(now.current).figures.find((other) => other.square === from);
    const grip = stack ? gripAt(stack, shareOf(event)) : "all";
    const under = (other: globalThis.PointerEvent) =>
      document.elementFromPoint(other.clientX, other.clientY)?.closest("[data-square]")?.getAttribute("data-square") ??
      "";
    const move = (other: globalThis.PointerEvent) => {
      const to = under(other);
      setDrag({ from, to: to === from ? "" : to, grip });
    };
    const end = (other: globalThis.PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      setDrag(LOOSE);
      const to = under(other);
      if (to && to !== from) {
        void march(viewOf(now.current), from, to, grip);
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }, []);
  return { ...drag, begin };
}

/** The squares of the choice that is pointed at in a list or menu, by mouse or keyboard. */
function usePointed(): readonly string[] {
  const [code, setCode] = useState("");
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
  return useMemo(() => code.split(" ").slice(1), [code]);
}

function Pointer({ square, lie }: { square: SquareView; lie: Lie }) {
  const { x, y } = centre(square, lie);
  return (
    <g className="pointer" transform={`translate(${x} ${y})`}>
      <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} rx="9" />
    </g>
  );
}

function Arrow({ from, to, lie }: { from: SquareView; to: SquareView | undefined; lie: Lie }) {
  if (!to) {
    return null;
  }
  const [a, b] = [centre(from, lie), centre(to, lie)];
  return (
    <g className="drag-arrow">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <circle cx={b.x} cy={b.y} r="10" />
    </g>
  );
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

const SlotTarget = memo(function SlotTarget({
  slot,
  lie,
  choices,
  onAct,
}: {
  slot: SlotView;
  lie: Lie;
  choices: Choice[] | undefined;
  onAct: (key: string, title: string, anchor: Element) => void;
}) {
  const { t } = useTranslation("civ");
  if (!choices) {
    return null;
  }
  const { x, y, width, height } = slotBox(slot, lie);
  const title = choices.length === 1 ? choices[0]!.label : t("map.unknown");
  return (
    <g
      className="target can"
      role="button"
      tabIndex={0}
      aria-label={title}
      data-thing={`slot:${slot.code}`}
      {...(choices.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      onClick={(event) => onAct(`slot:${slot.code}`, title, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          onAct(`slot:${slot.code}`, title, event.currentTarget);
        }
      }}
    >
      <rect className="ring" x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx="14" />
    </g>
  );
});

/** What is to be seen on a square, for its help. */
function helpOf(square: SquareView, city: CityView | undefined, stack: StackView | undefined): string {
  return [
    city && city.squares.length > 1 ? METROPOLIS : "",
    ...(city?.marks.map((mark) => `mark:${mark}`) ?? []),
    square.token ? `token:${square.token}` : "",
    square.landmark ? `landmark:${square.landmark}` : "",
    square.piece ? `${square.pieceKind}:${square.piece}` : "",
    square.known ? `terrain:${square.terrain}` : "",
    square.resource ? `resource:${square.resource}` : "",
    stack && stack.armies > 0 ? "figure:army" : "",
    stack && stack.scouts > 0 ? "figure:scout" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const Target = memo(function Target({
  square,
  main,
  state,
  city,
  stack,
  choices,
  looked,
  first,
  grab,
  reach: reachable,
  lie,
  onAct,
  onWalk,
  onHover,
  onGrab,
}: {
  square: SquareView;
  /** The square that names the city on it, or its own. */
  main: string;
  state: State;
  city: CityView | undefined;
  stack: StackView | undefined;
  choices: Choice[] | undefined;
  looked: boolean;
  /** Whether the keyboard enters the map here. */
  first: boolean;
  /** Whether figures can be dragged from here. */
  grab: boolean;
  /** Whether the figures that are looked at, dragged or on their way can come here. */
  reach: boolean;
  lie: Lie;
  onAct: (key: string, title: string, anchor: Element) => void;
  onWalk: (from: SquareView, key: string) => void;
  onHover: (code: string) => void;
  onGrab: (code: string, event: PointerEvent) => void;
}) {
  const describe = useDescription(state);
  const { x, y } = centre(square, lie);
  const can = choices !== undefined;
  const { t } = useTranslation("civ");
  const text = [
    ...describe(square, city, stack),
    can && choices.length === 1 ? choices[0]!.label : "",
    reachable ? t("map.reach") : "",
  ]
    .filter(Boolean)
    .join("; ");
  // of the choices of a city on two squares one square carries the name
  const named = choices?.some((choice) => choice.things.some((thing) => thing.code === square.code)) ?? false;
  const about = can && !named ? main : square.code;
  const press = (anchor: Element) => onAct(`square:${about}`, about, anchor);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${can ? "can" : ""} ${looked ? "looked" : ""} ${grab ? "grab" : ""} ${reachable ? "reach" : ""}`}
      data-square={square.code}
      {...(can ? { "data-thing": `square:${about}` } : {})}
      {...(grab ? { "data-grab": "" } : {})}
      role={can ? "button" : "img"}
      aria-label={text}
      tabIndex={can || first ? 0 : -1}
      data-help={helpOf(square, city, stack)}
      {...(choices?.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => onHover(square.code)}
      onPointerLeave={() => onHover("")}
      onPointerDown={(event) => grab && onGrab(square.code, event)}
      onFocus={() => onHover(square.code)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          press(event.currentTarget);
        } else if (event.key in ARROWS && !event.shiftKey) {
          event.preventDefault();
          event.stopPropagation();
          onWalk(square, event.key);
        }
      }}
    >
      <rect className="hit" x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} />
      {reachable && !can && (
        <rect className="reach-mark" x={-SIZE / 2 + 3} y={-SIZE / 2 + 3} width={SIZE - 6} height={SIZE - 6} rx="7" />
      )}
      {(can || looked) && (
        <rect className="ring" x={-SIZE / 2 + 3} y={-SIZE / 2 + 3} width={SIZE - 6} height={SIZE - 6} rx="7" />
      )}
    </g>
  );
});
