import { memo } from "react";
import type { Choice } from "../api/types.ts";
import { spot, useLit } from "../state/spotlight.ts";
import { isDangerous } from "../table/choices.ts";
import type { Step } from "../table/doors.ts";
import type { Grid } from "./hex.ts";
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
  /** Whether the keyboard enters the map here. */
  readonly first: boolean;
  readonly onAct: (label: string, anchor: Element) => void;
  readonly onInsist: (label: string) => void;
  readonly onWalk: (from: SpaceView, key: string) => void;
}

/** What is lit on a space, pressed and spoken of: it can be chosen, begins something, or is only looked at. */
export const Target = memo(function Target(props: Props) {
  const { space, grid, city, units, person, tokens, closed, choices, steps, looked, first } = props;
  const describe = useDescription();
  const key = `space:${space.label}`;
  const lit = useLit(key);
  const { x, y } = grid.centre(space.q, space.r);
  const can = choices !== undefined;
  const may = !can && steps !== undefined;
  const sight = { city, units, person, tokens, closed };
  const what = can && choices.length === 1 ? choices[0]!.label : may && steps.length === 1 ? steps[0]!.door.label : "";
  const state = [can && "can", may && "may", isDangerous(choices) && "danger", looked && "looked", lit && "lit"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${state.filter(Boolean).join(" ")}`}
      data-space={space.label}
      {...(can ? { "data-thing": key } : {})}
      role={can || may ? "button" : "img"}
      aria-label={can || may ? `${describe(space, sight)}. ${what}` : describe(space, sight)}
      tabIndex={can || may || first ? 0 : -1}
      data-help={helpOf(space, sight)}
      {...(choices?.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      {...spot([key])}
      onClick={(event) => props.onAct(space.label, event.currentTarget)}
      onDoubleClick={() => props.onInsist(space.label)}
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
    </g>
  );
});
