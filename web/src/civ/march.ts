import type { State } from "../api/types.ts";
import { choose, chooseTold } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { groupOf, moveFrom, stepTo } from "./choices.ts";
import { type Grip, goalsFrom } from "./grid.ts";
import type { CivView } from "./view.ts";

const legal = () => myDecision(useTable.getState().state)?.choices ?? [];
const failed = () => useTable.getState().problem !== "";

/** Until something is asked of me again: after a step others may be asked first whether they interrupt it. */
const answered = () => {
  const { id } = useTable.getState();
  const isSettled = ({ id: now, state }: { readonly id: string; readonly state: State | undefined }) =>
    now !== id || !state || state.over || myDecision(state) !== undefined;
  return new Promise<void>((resolve) => {
    if (isSettled(useTable.getState())) {
      resolve();
      return;
    }
    const leave = useTable.subscribe((table) => {
      if (isSettled(table)) {
        leave();
        resolve();
      }
    });
  });
};

/**
 * Figures sent from one square to another where they can end their move: those that were grabbed set out and go step by
 * step, and stay there. Wherever the rules ask me for something else (a battle, say), the march has done its part; others who
 * are asked whether they interrupt it only make it wait.
 *
 * @param told whether it was said before what comes of it, so that it need not be asked again
 */
export async function march(
  view: CivView,
  from: string,
  to: string,
  { grip = "all", told = false }: { readonly grip?: Grip; readonly told?: boolean } = {},
) {
  const way = goalsFrom(view, from, grip).get(to)?.way;
  const start = moveFrom(legal(), from);
  if (!way) {
    return;
  }
  if (start) {
    await choose(start);
    const group = failed() ? undefined : groupOf(legal(), grip);
    if (group) {
      await choose(group);
    }
  }
  for (const square of way) {
    const step = failed() ? undefined : stepTo(legal(), square);
    if (!step) {
      return;
    }
    await (told ? chooseTold(step) : choose(step));
    await answered();
  }
  if (start) {
    await settle(told);
  }
}

/** Figures that have come where they were sent stay there, unless something else can be done: a discovery, say. */
async function settle(told: boolean) {
  const left = failed() ? [] : legal();
  const stop = left.find((choice) => choice.verb === "stop");
  if (stop && left.every((choice) => choice.verb === "stop" || choice.verb === "step")) {
    await (told ? chooseTold(stop) : choose(stop));
  }
}
