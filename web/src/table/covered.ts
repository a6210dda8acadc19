// On a phone what is asked rises from below, over the lower edge of the map where there is little room: the tools of the map stand
// above it.
import { type RefObject, useEffect } from "react";

/** Keeps `--covered` of a table true: how many pixels of the stage lie behind the decision. */
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
      const covered = stage.getBoundingClientRect().bottom - decision.getBoundingClientRect().top;
      main.style.setProperty("--covered", `${rises ? Math.max(0, Math.round(covered)) : 0}px`);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(stage);
    sizes.observe(decision);
    // a line that comes or goes above moves both
    const lines = new MutationObserver(measure);
    lines.observe(main, { childList: true });
    main.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      lines.disconnect();
      main.removeEventListener("scroll", measure);
    };
  }, [panel]);
}
