import type { Choice, Decision, LiveMessage, Patch, State } from "../api/types.ts";

const SPLICE = "+";

/** The value that a patch makes out of an old one. What has not changed is shared, so that it need not be drawn again. */
export function patched(old: unknown, patch: Patch): unknown {
  if (isWhole(patch)) {
    return patch[0];
  }
  return Array.isArray(old) ? patchedList(old, patch) : patchedObject(old as Readonly<Record<string, unknown>>, patch);
}

const isWhole = (patch: Patch): patch is readonly unknown[] => Array.isArray(patch);

function patchedList(old: readonly unknown[], patch: Exclude<Patch, readonly unknown[]>): unknown[] {
  const list = [...old];
  const { [SPLICE]: splice, ...changes } = patch;
  if (splice) {
    const [at, gone, ...values] = splice as unknown as [number, number, ...unknown[]];
    list.splice(at, gone, ...values);
  }
  for (const [index, change] of Object.entries(changes)) {
    list[Number(index)] = patched(list[Number(index)], change);
  }
  return list;
}

function patchedObject(old: Readonly<Record<string, unknown>>, patch: Exclude<Patch, readonly unknown[]>): unknown {
  const object = { ...old };
  for (const [name, change] of Object.entries(patch)) {
    if (isWhole(change) && change.length === 0) {
      delete object[name];
    } else {
      object[name] = patched(object[name], change);
    }
  }
  return object;
}

/** What a choice in a patch means by not saying it. */
const UNSAID = { things: [], loss: "", price: [], reveals: false, odds: -1, fight: false } satisfies Partial<Choice>;
const UNSAID_NAMES = Object.keys(UNSAID);

/** Choices come in patches without what says nothing. Those that are whole already stay the same objects. */
function spelledOut(decisions: readonly Decision[]): readonly Decision[] {
  return decisions.map((decision) =>
    decision.choices.every(isWholeChoice)
      ? decision
      : { ...decision, choices: decision.choices.map((c) => (isWholeChoice(c) ? c : { ...UNSAID, ...c })) },
  );
}

const isWholeChoice = (choice: Choice): boolean => UNSAID_NAMES.every((name) => name in choice);

type StateNews = Extract<LiveMessage, { readonly type: "state" | "patch" }>;

/** What the server has told over one connection: the whole once, then what has changed. */
export class Mirror {
  private number = -1;
  private state: State | undefined;

  /** The state after a message; nothing if one before it was missed, so that the whole has to be asked for. */
  take(message: StateNews): State | undefined {
    if (message.type === "state") {
      this.state = message.state;
    } else if (this.state && message.number === this.number + 1) {
      const { patch, log, logFrom } = message;
      const now = patched(this.state, patch) as State;
      const decisions = now.decisions === this.state.decisions ? now.decisions : spelledOut(now.decisions);
      this.state = { ...now, decisions, log, logFrom };
    } else {
      this.state = undefined;
    }
    this.number = message.number;
    return this.state;
  }
}
