// What can be pressed on the map: squares, and places of tiles that lie face down.
import { memo, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../../api/types.ts";
import { dim, shine } from "../../state/spotlight.ts";
import { isDangerous } from "../../table/choices.ts";
import { IconAt } from "../../ui/Icon.tsx";
import { METROPOLIS } from "../city.ts";
import { ARROWS, centre, type Goal, type Lie, type Point, SIZE, slotBox } from "../grid.ts";
import { useDescription } from "../SquareCard.tsx";
import type { CityView, SlotView, SquareView, StackView } from "../view.ts";

const HALF = SIZE / 2;

export type Press = (key: string, title: string, anchor: Element) => void;

/** An arrow at the edge of a tile, from whoever could discover it. */
function arrowInto({ x, y, width, height }: ReturnType<typeof slotBox>, from: Point): string {
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const edge = { x: clamp(from.x, x, x + width), y: clamp(from.y, y, y + height) };
  const [dx, dy] = [Math.sign(Math.round(edge.x - from.x)), Math.sign(Math.round(edge.y - from.y))];
  const tip = { x: edge.x + dx * 46, y: edge.y + dy * 46 };
  const [px, py] = [-dy * 20, dx * 20];
  return `M${tip.x} ${tip.y}L${edge.x + dx * 12 + px} ${edge.y + dy * 12 + py}L${edge.x + dx * 12 - px} ${edge.y + dy * 12 - py}Z`;
}

export const SlotTarget = memo(function SlotTarget({
  slot,
  lie,
  choices,
  from,
  onAct,
}: {
  slot: SlotView;
  lie: Lie;
  choices: Choice[] | undefined;
  /** Where those stand who could discover it. */
  from: SquareView | undefined;
  onAct: Press;
}) {
  const { t } = useTranslation("civ");
  if (!choices) {
    return null;
  }
  const box = slotBox(slot, lie);
  const title = choices.length === 1 ? choices[0]!.label : t("map.unknown");
  const key = `slot:${slot.code}`;
  return (
    <g
      className="target can"
      role="button"
      tabIndex={0}
      aria-label={title}
      data-thing={key}
      {...(choices.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      onClick={(event) => onAct(key, title, event.currentTarget)}
      onPointerEnter={() => shine([key])}
      onPointerLeave={dim}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          onAct(key, title, event.currentTarget);
        }
      }}
    >
      <rect className="hit" {...box} />
      <rect className="ring" x={box.x + 6} y={box.y + 6} width={box.width - 12} height={box.height - 12} rx="14" />
      {from && <path className="discover-arrow" d={arrowInto(box, centre(from, lie))} />}
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

/** How a goal is marked that is no plain square: by what awaits the figures there. */
const GOAL_SIGNS: Readonly<Record<string, string>> = { fight: "attack", explore: "reveal", disband: "stack" };

/** A square that figures can go to: how many steps it takes, and what awaits them. */
function GoalMark({ goal, site }: { goal: Goal; site: boolean }) {
  const sign = GOAL_SIGNS[goal.meets];
  return (
    <>
      <rect className="ring reach-mark" x={-HALF + 3} y={-HALF + 3} width={SIZE - 6} height={SIZE - 6} rx="9" />
      <g transform={sign || site ? `translate(0 ${-HALF + 8})` : ""}>
        <g className={`legible goal-cost ${sign ? "grave" : ""}`}>
          {sign && <rect x="-18" y="-9" width="36" height="18" rx="9" />}
          {sign && <IconAt name={sign} x={-8} y={0} size={14} />}
          <text x={sign ? 8 : 0} y="4.300">
            {goal.way.length}
          </text>
        </g>
      </g>
    </>
  );
}

export const Target = memo(function Target({
  square,
  main,
  state,
  city,
  stack,
  choices,
  looked,
  first,
  grab,
  goal,
  site,
  sets,
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
  /** Whether figures can be picked or dragged from here. */
  grab: boolean;
  /** How the figures that are looked at, picked, dragged or on their way can come here. */
  goal: Goal | undefined;
  /** Whether the square shows what a city would get there: the number of steps gives way. */
  site: boolean;
  /** Whether pressing a goal sends figures there. */
  sets: boolean;
  lie: Lie;
  onAct: Press;
  onWalk: (from: SquareView, key: string) => void;
  onHover: (code: string) => void;
  onGrab: (code: string, event: PointerEvent) => void;
}) {
  const { t } = useTranslation("civ");
  const describe = useDescription(state);
  const { x, y } = centre(square, lie);
  const can = choices !== undefined;
  const text = [
    ...describe(square, city, stack),
    can && choices.length === 1 ? choices[0]!.label : "",
    goal ? t("map.reach", { count: goal.way.length }) : "",
    goal && goal.meets !== "nothing" ? t(`map.meets.${goal.meets}`) : "",
  ]
    .filter(Boolean)
    .join("; ");
  // of the choices of a city on two squares one square carries the name
  const named = choices?.some((choice) => choice.things.some((thing) => thing.code === square.code)) ?? false;
  const about = can && !named ? main : square.code;
  const press = (anchor: Element) => onAct(`square:${about}`, about, anchor);
  const hover = (code: string) => {
    onHover(code);
    if (code) {
      shine([`square:${about}`]);
    } else {
      dim();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${can ? "can" : ""} ${looked ? "looked" : ""} ${grab ? "grab" : ""} ${goal ? "reach" : ""} ${
        isDangerous(choices) ? "danger" : ""
      }`}
      data-square={square.code}
      {...(can ? { "data-thing": `square:${about}` } : {})}
      {...(grab ? { "data-grab": "" } : {})}
      {...(city || stack || square.piece || square.token || square.landmark ? { "data-taken": "" } : {})}
      role={can || (goal && sets) ? "button" : "img"}
      aria-label={text}
      tabIndex={can || first || (goal && sets) ? 0 : -1}
      data-help={helpOf(square, city, stack)}
      {...(choices?.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      onClick={(event) => press(event.currentTarget)}
      onPointerEnter={() => hover(square.code)}
      onPointerLeave={() => hover("")}
      onPointerDown={(event) => grab && onGrab(square.code, event)}
      onFocus={() => hover(square.code)}
      onBlur={() => hover("")}
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
      <rect className="hit" x={-HALF} y={-HALF} width={SIZE} height={SIZE} />
      {(can || looked) && (
        <rect className="ring" x={-HALF + 3} y={-HALF + 3} width={SIZE - 6} height={SIZE - 6} rx="9" />
      )}
      {goal && <GoalMark goal={goal} site={site} />}
    </g>
  );
});
