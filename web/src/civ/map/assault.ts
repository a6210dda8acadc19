// How a fight would go into which figures are about to be sent: the choices that lead there, and the server's forecast.
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";
import type { State } from "../../api/types.ts";
import { myDecision } from "../../state/store.ts";
import { groupOf, moveFrom } from "../choices.ts";
import type { Goal, Grip } from "../grid.ts";

/** The choices by which figures come from a square to a goal; who goes is asked only where there are several. */
async function codesTo(state: State, from: string, goal: Goal, grip: Grip): Promise<readonly string[]> {
  const steps = goal.way.map((square) => `step ${square}`);
  const start = moveFrom(myDecision(state)?.choices ?? [], from);
  if (!start) {
    return steps;
  }
  const { decision } = await api.preview(state.table.id, state.seat, start.code, state.ply);
  const group = decision ? groupOf(decision.choices, grip) : undefined;
  return [start.code, ...(group ? [group.code] : []), ...steps];
}

/** The choices that lead into the fight at a goal, as a forecast is asked for; empty until they are known, and where there is none. */
export function useAssault(state: State, from: string, goal: Goal | undefined, grip: Grip): string {
  const [known, setKnown] = useState({ key: "", codes: "" });
  const key = goal?.meets === "fight" ? `${state.ply} ${from} ${goal.way.join(" ")} ${grip}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters
  useEffect(() => {
    let gone = false;
    if (goal && key !== "") {
      // a forecast is a courtesy: without it one can attack all the same
      void codesTo(state, from, goal, grip).then(
        (codes) => !gone && setKnown({ key, codes: codes.join("; ") }),
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [key]);
  return key !== "" && known.key === key ? known.codes : "";
}
