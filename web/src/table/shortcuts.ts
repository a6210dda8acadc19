// Whole actions in one go: what can be done with a thing from beginning to end, as the server has found by trying. They are asked
// for when somebody turns to the thing, and belong to the moment.
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import type { ShortcutStep, ShortcutsInfo, State } from "../api/types.ts";
import { chooseAll } from "../state/commands.ts";

/** A whole action: its choices, what they take and bring in all, and what comes of them. */
export interface Shortcut {
  readonly steps: readonly ShortcutStep[];
  readonly price: ShortcutsInfo["shortcuts"][number]["price"];
  readonly reveals: boolean;
  readonly fight: boolean;
  readonly loss: string;
}

const NONE: readonly Shortcut[] = [];

/** The shortcuts with their choices in the place of codes. */
export function shortcutsOf({ steps, shortcuts }: ShortcutsInfo): readonly Shortcut[] {
  const byCode = new Map(steps.map((step) => [step.code, step]));
  return shortcuts.map(({ codes, ...rest }) => ({ ...rest, steps: codes.flatMap((code) => byCode.get(code) ?? []) }));
}

export const codesOf = ({ steps }: Pick<Shortcut, "steps">) => steps.map((step) => step.code);

/** The choices of a shortcut as one text, which tells it from every other: also how a forecast is asked for. */
export const codeOf = (shortcut: Pick<Shortcut, "steps">) => codesOf(shortcut).join("; ");

/** Whether it can be taken back as freely as it was done, and loses nothing. */
export const isHarmless = ({ reveals, fight, loss }: Shortcut) => !reveals && !fight && loss === "";

/** Goes all the way. Who was told what comes of it is not asked again. */
export const commit = (shortcut: Shortcut, told = false) => chooseAll(codesOf(shortcut), told);

/** What was asked at the present ply; a new ply makes it all worthless. */
let asked = new Map<string, Promise<readonly Shortcut[]>>();
let askedAt = "";

export function shortcutsAbout({ table, seat, ply }: State, thing: string): Promise<readonly Shortcut[]> {
  const now = `${table.id} ${seat} ${ply}`;
  if (now !== askedAt) {
    askedAt = now;
    asked = new Map();
  }
  const known = asked.get(thing);
  if (known) {
    return known;
  }
  // a courtesy: without it everything can be done step by step
  const answer = api.shortcuts(table.id, seat, thing, ply).then(shortcutsOf, () => NONE);
  asked.set(thing, answer);
  return answer;
}

/** The shortcuts about a thing; undefined as long as they are not known. Nothing is asked about an empty thing. */
export function useShortcuts(state: State, thing: string): readonly Shortcut[] | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly list: readonly Shortcut[] }>();
  const key = `${thing} ${state.ply}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state belongs to its ply
  useEffect(() => {
    let gone = false;
    if (thing !== "" && state.seat !== "") {
      void shortcutsAbout(state, thing).then((list) => !gone && setKnown({ key, list }));
    }
    return () => {
      gone = true;
    };
  }, [key, state.seat, state.table.id]);
  return known?.key === key ? known.list : undefined;
}
