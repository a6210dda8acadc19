import { choose, chooseTold } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { groupOf, moveFrom, stepTo } from "./choices.ts";
import { type Grip, goalsFrom } from "./grid.ts";
import type { CivView } from "./view.ts";

const legal = () => myDecision(useTable.getState().state)?.choices ?? [];
const failed = () => useTable.getState().problem !== "";

/**
 * Figures sent from one square to another where they can end their move: those that were grabbed set out and go step by
 * step, and stay there. Wherever the rules ask for something else (a battle, an interruption), the march has done its part.
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
