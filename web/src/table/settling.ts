// Nothing new appears under a resting pointer: choices that have just changed cannot be pressed for a moment, unless the pointer
// has moved since. The keyboard is never kept waiting.
import { useEffect, useRef } from "react";

/** How long, in milliseconds: as long as a second press of a double click may take. */
export const MOMENT = 250;

/** How far a pointer has to move to mean it, in pixels; a resting hand trembles. */
const TREMBLE = 4;

/** Marks the element while its choices are new; returns what ends it early. */
export function settle(element: HTMLElement): () => void {
  element.setAttribute("data-settling", "");
  let from: readonly [number, number] | undefined;
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener("pointermove", moved);
    element.removeAttribute("data-settling");
  };
  const moved = (event: PointerEvent) => {
    from ??= [event.clientX, event.clientY];
    if (Math.abs(event.clientX - from[0]) + Math.abs(event.clientY - from[1]) > TREMBLE) {
      end();
    }
  };
  const timer = setTimeout(end, MOMENT);
  document.addEventListener("pointermove", moved);
  return end;
}

/** Lets an element settle whenever what can be chosen in it has changed; what is there from the beginning need not. */
export function useSettling<E extends HTMLElement>(choices: string) {
  const ref = useRef<E>(null);
  const before = useRef(choices);
  useEffect(() => {
    if (before.current === choices || !ref.current) {
      return;
    }
    before.current = choices;
    return settle(ref.current);
  }, [choices]);
  return ref;
}
