// One place, one language: whatever mentions a thing (a choice, a line of the log, a preview, an objective) lights it up while
// it is pointed at or focused, and the thing lights up whatever mentions it. Both sides use the keys of ChoiceIndex: `space:D4`.
import { create } from "zustand";
import { useTable } from "./store.ts";

interface Spotlight {
  readonly keys: ReadonlySet<string>;
}

const DARK: Spotlight = { keys: new Set() };

export const useSpotlight = create<Spotlight>(() => DARK);

/** Lights these things, and no others. */
export function shine(keys: readonly string[]) {
  useSpotlight.setState(keys.length === 0 ? DARK : { keys: new Set(keys) });
}

export const dim = () => useSpotlight.setState(DARK);

/** Whether a thing is lit: by a pointer over it, or over something that mentions it. */
export const useLit = (key: string) => useSpotlight(({ keys }) => keys.has(key));

/** Whether any of the things is lit that something mentions. */
export const useMentionsLit = (keys: readonly string[]) =>
  useSpotlight(({ keys: shining }) => shining.size > 0 && keys.some((key) => shining.has(key)));

/** The keys of the things of a choice or of a line of the log. */
export const keysOf = (things: readonly { readonly kind: string; readonly code: string }[]) =>
  things.map(({ kind, code }) => `${kind}:${code}`);

/** For an element that mentions things: they are lit while it is pointed at or focused. */
export function spot(keys: readonly string[]) {
  const on = () => shine(keys);
  return { onMouseEnter: on, onMouseLeave: dim, onFocus: on, onBlur: dim };
}

// what was pointed at may be gone after a move, and then nothing would tell that the pointer has left it
useTable.subscribe((now, before) => {
  if (now.state?.ply !== before.state?.ply || now.id !== before.id) {
    dim();
  }
});
