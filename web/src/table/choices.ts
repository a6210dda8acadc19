import type { Choice, Decision } from "../api/types.ts";

/** Which choices concern which thing: `space:D4` → the choices that touch it. */
export function byThing(choices: readonly Choice[]): Map<string, Choice[]> {
  const index = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const thing of choice.things) {
      const key = `${thing.kind}:${thing.code}`;
      const list = index.get(key);
      if (!list) {
        index.set(key, [choice]);
      } else if (!list.includes(choice)) {
        list.push(choice);
      }
    }
  }
  return index;
}

/** Whether whatever is chosen here loses something for good. */
export const isDangerous = (choices: readonly Choice[] | undefined) =>
  choices !== undefined && choices.length > 0 && choices.every((choice) => Boolean(choice.loss));

/** Whether only one kind of answer is asked for, apart from declining: then it is clear what pressing a thing means. */
export function asksOneThing(decision: Decision | undefined, closing: ReadonlySet<string>): boolean {
  const verbs = new Set(decision?.choices.map((choice) => choice.verb).filter((verb) => !closing.has(verb)));
  return verbs.size === 1;
}

export interface VerbGroup {
  readonly verb: string;
  readonly choices: readonly Choice[];
}

/** Choices by verb, in the order in which the verbs first appear. */
export function byVerb(choices: readonly Choice[]): VerbGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.verb);
    if (group) {
      group.push(choice);
    } else {
      groups.set(choice.verb, [choice]);
    }
  }
  return [...groups].map(([verb, list]) => ({ verb, choices: list }));
}

/** The choices that are lit: all of them, or those with the picked verb. */
export function lit(decision: Decision | undefined, verb: string): readonly Choice[] {
  if (!decision) {
    return [];
  }
  const picked = verb === "" ? decision.choices : decision.choices.filter((choice) => choice.verb === verb);
  return picked.length === 0 ? decision.choices : picked;
}
