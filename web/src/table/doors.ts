// Some choices say only what one wants ("Move units") and lead to a question about things ("From where?"). What would be asked is
// known beforehand, from a preview, so its answers are offered at the things themselves: click a unit, and it can be moved.
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import type { Choice, Decision, State } from "../api/types.ts";
import { chooseAll } from "../state/commands.ts";
import { useGame } from "../state/store.ts";
import { byThing } from "./choices.ts";

/** Two choices as one: the door, and an answer to what is asked behind it. */
export interface Step {
  readonly door: Choice;
  readonly answer: Choice;
}

export type Steps = ReadonlyMap<string, readonly Step[]>;

const NONE: Steps = new Map();
const NO_DOORS: readonly Choice[] = [];

/** The choices that name no thing, and do not end anything. */
export const doorsOf = (decision: Decision, closing: ReadonlySet<string>): readonly Choice[] =>
  decision.choices.filter((choice) => choice.things.length === 0 && !closing.has(choice.verb));

/**
 * What is behind each door, by the things that its answers concern. A door that leads to nothing but the next action has nothing
 * behind it: the action would be spent, and what comes then can be had without it.
 */
export function stepsBehind(
  asked: readonly (readonly [Choice, Decision])[],
  startsAction: (decision: Decision) => boolean,
): Steps {
  const steps = new Map<string, Step[]>();
  for (const [door, decision] of asked.filter(([, other]) => !startsAction(other))) {
    for (const [thing, answers] of byThing(decision.choices)) {
      const known = steps.get(thing) ?? [];
      steps.set(thing, [...known, ...answers.map((answer) => ({ door, answer }))]);
    }
  }
  return steps;
}

/** What is behind some choices, by the things it concerns; nothing as long as that is not known. */
export function useBehind(state: State, doors: readonly Choice[]): Steps {
  const { startsAction } = useGame();
  const [found, setFound] = useState({ at: "", steps: NONE });
  const { seat, ply } = state;
  const { id } = state.table;
  const at = [id, seat, ply, ...doors.map(({ code }) => code)].join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice belongs to its ply
  useEffect(() => {
    let gone = false;
    if (doors.length > 0) {
      const asked = doors.map(async (door) => {
        // a courtesy: without it the door is still among the choices
        const preview = await api.preview(id, seat, door.code, ply).catch(() => undefined);
        return preview?.decision ? ([[door, preview.decision]] as const) : [];
      });
      void Promise.all(asked).then(
        (answers) => !gone && setFound({ at, steps: stepsBehind(answers.flat(), startsAction) }),
      );
    }
    return () => {
      gone = true;
    };
  }, [at]);
  return found.at === at ? found.steps : NONE;
}

/** What can be done with each thing through a door, while an action can be begun. */
export function useSteps(state: State, decision: Decision | undefined): Steps {
  const { startsAction, closing } = useGame();
  return useBehind(
    state,
    decision && state.seat !== "" && startsAction(decision) ? doorsOf(decision, closing) : NO_DOORS,
  );
}

/** A step as it is offered in a menu, told apart from a choice by its code. */
export const offered = ({ door, answer }: Step): Choice => ({
  ...answer,
  code: `${door.code}; ${answer.code}`,
  label: `${door.label}: ${answer.label}`,
});

/** A step on the card of its own thing: where one leads through the door, what one wants says it all. */
export const briefly = (step: Step, steps: readonly Step[]): Choice => ({
  ...offered(step),
  verb: step.door.verb,
  label: steps.filter(({ door }) => door.code === step.door.code).length === 1 ? step.door.label : offered(step).label,
});

export const take = ({ door, answer }: Step) => chooseAll([door.code, answer.code]);
