// What somebody looks at stays in front of him while others play; what he did himself makes it another thing.
import { useEffect, useRef } from "react";
import type { Decision } from "../api/types.ts";

/** What a seat is asked, as one text; empty if the game does not wait for it. That it may speak comes and goes with what others do. */
export const askedOf = (decision: Decision | undefined): string =>
  decision?.required ? [decision.promptKey, ...decision.choices.map(({ code }) => code)].join(" ") : "";

/** Whether what was asked has been answered, or is not asked any more. What comes up by itself answers nothing. */
export const isAnswered = (before: string, now: string): boolean => before !== "" && before !== now;

/** Does something when the seat has answered what it was asked. */
export function useAnswered(decision: Decision | undefined, then: () => void) {
  const asked = askedOf(decision);
  const before = useRef(asked);
  const done = useRef(then);
  done.current = then;
  useEffect(() => {
    if (isAnswered(before.current, asked)) {
      done.current();
    }
    before.current = asked;
  }, [asked]);
}
