// On a phone what is asked rises from below, over the lower edge of the map where there is little room: the tools of the map stand
// above it.
import { type RefObject, useEffect } from "react";

/** So high the tools of the map are, with some air around them. */
const TOOLS = 64;

/** Keeps `--covered` of a table true: how many pixels of the stage lie behind the decision. Where hardly any of it is in sight its tools go. */
export function useCovered(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const decision = panel.current;
    const main = decision?.closest<HTMLElement>("main.table");
    const stage = main?.querySelector(":scope > .stage");
    if (!decision || !main || !stage) {
      return;
    }
    const measure = () => {
      const rises = getComputedStyle(decision).position === "sticky";
      const { bottom, height } = stage.getBoundingClientRect();
      const covered = rises ? Math.max(0, Math.round(bottom - decision.getBoundingClientRect().top)) : 0;
      main.style.setProperty("--covered", `${covered}px`);
      main.toggleAttribute("data-covered", covered > height - TOOLS);
    };
    const sizes = new ResizeObserver(measure);
    // whatever comes, goes or grows above moves both
    const around = [main, decision.parentElement ?? main];
    const observe = () => {
      for (const part of around.flatMap((whole) => [...whole.children])) {
        sizes.observe(part);
      }
    };
    observe();
    const lines = new MutationObserver(observe);
    for (const whole of around) {
      lines.observe(whole, { childList: true });
    }
    main.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
      main.removeEventListener("scroll", measure);
    };
  }, [panel]);
}
