import { memo, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../api/types.ts";
import { spot, useLit } from "../state/spotlight.ts";
import { isDangerous } from "../table/choices.ts";
import type { Step } from "../table/doors.ts";
import { IconAt } from "../ui/Icon.tsx";
import type { Grid } from "./hex.ts";
import { type Journey, meetingOf } from "./journeys.ts";
import { helpOf, type Sight, useDescription } from "./sight.ts";
import type { SpaceView } from "./view.ts";
import { ARROWS } from "./walk.ts";

interface Props extends Sight {
  readonly space: SpaceView;
  readonly grid: Grid;
  readonly choices: readonly Choice[] | undefined;
  /** What can be begun with what stands here. */
  readonly steps: readonly Step[] | undefined;
  readonly looked: boolean;
  /** Whether units can be dragged from here. */
  readonly grab: boolean;
  /** How the units that are picked or dragged can come here. */
  readonly goal: Journey | undefined;
  /** Whether the keyboard enters the map here. */
  readonly first: boolean;
  readonly onAct: (label: string, anchor: Element) => void;
  readonly onGrab: (label: string, event: PointerEvent) => void;
  readonly onWalk: (from: SpaceView, key: string) => void;
}

/** What is lit on a space, pressed and spoken of: it can be chosen, begins something, or is only looked at. */
export const Target = memo(function Target(props: Props) {
  const { space, grid, city, units, person, tokens, closed, choices, steps, looked, grab, goal, first } = props;
  const { t } = useTranslation("clash");
  const describe = useDescription();
  const key = `space:${space.label}`;
  const lit = useLit(key);
  const { x, y } = grid.centre(space.q, space.r);
  const can = choices !== undefined;
  const may = !can && (steps !== undefined || goal !== undefined);
  const meeting = goal ? meetingOf(goal) : "nothing";
  const sight = { city, units, person, tokens, closed };
  const what = goal
    ? [goal.shortcut.steps.at(-1)?.label, meeting === "nothing" ? "" : t(`map.meets.${meeting}`)]
        .filter(Boolean)
        .join(". ")
    : can && choices.length === 1
      ? choices[0]!.label
      : steps?.length === 1
        ? steps[0]!.door.label
        : "";
  const state = [
    can && "can",
    may && "may",
    isDangerous(choices) && "danger",
    looked && "looked",
    lit && "lit",
    grab && "grab",
    goal && `goal ${meeting}`,
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${state.filter(Boolean).join(" ")}`}
      data-space={space.label}
      {...(can ? { "data-thing": key } : {})}
      {...(grab ? { "data-grab": "" } : {})}
      {...(city || units || tokens ? { "data-taken": "" } : {})}
      role={can || may ? "button" : "img"}
      aria-label={can || may ? `${describe(space, sight)}. ${what}` : describe(space, sight)}
      tabIndex={can || may || first ? 0 : -1}
      data-help={helpOf(space, sight)}
      {...(choices?.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      {...spot([key])}
      onClick={(event) => props.onAct(space.label, event.currentTarget)}
      onPointerDown={(event) => grab && props.onGrab(space.label, event)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          props.onAct(space.label, event.currentTarget);
        } else if (event.key in ARROWS && !event.shiftKey) {
          event.preventDefault();
          event.stopPropagation();
          props.onWalk(space, event.key);
        }
      }}
    >
      <polygon className="hit" points={grid.outline} />
      {(can || may || looked || lit) && <polygon className="ring" points={grid.ring} />}
      {goal && meeting !== "nothing" && (
        <g className="goal-sign" transform="translate(0 -30)">
          <circle r="13" />
          <IconAt name={meeting === "fight" ? "attack" : "explore"} x={0} y={0} size={18} />
        </g>
      )}
    </g>
  );
});
