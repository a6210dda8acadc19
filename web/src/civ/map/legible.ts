import { type RefObject, useEffect } from "react";
import type { Box } from "../../table/Board.tsx";
import { SIZE } from "../grid.ts";

/** No badge is smaller than this on the screen, and its text is 12 pixels tall then. */
const LEAST_BADGE = 20.4;
/** A badge in the drawing. */
const BADGE = 20;
/** Squares of so many pixels have room for what they give. */
const ROOMY = 50;

/** How much larger badges and numbers are drawn than the rest, so that they can be read at so many pixels for each unit. */
export const enlarged = (pixels: number) => Math.max(0.8, LEAST_BADGE / (BADGE * pixels));

/** Whether a square drawn at so many pixels for each unit has room for what it gives. */
export const isRoomy = (pixels: number) => SIZE * pixels >= ROOMY;

/**
 * Keeps what has to be read legible however large the board is drawn: `--legible` is how much larger badges and numbers are
 * than the rest, `data-room` says whether squares have room for details. Neither costs a rendering: the board moves often.
 */
export function useLegible(ref: RefObject<SVGGElement | null>, { width, height }: Box) {
  useEffect(() => {
    const drawing = ref.current;
    const svg = drawing?.ownerSVGElement;
    const board = drawing?.parentElement;
    if (!drawing || !svg || !board) {
      return;
    }
    const measure = () => {
      const zoom = Number(/scale\(([\d.]+)/.exec(board.getAttribute("transform") ?? "")?.[1] ?? 1);
      const pixels = Math.min(svg.clientWidth / width, svg.clientHeight / height) * zoom;
      if (pixels > 0) {
        const scale = enlarged(pixels).toFixed(2);
        if (drawing.style.getPropertyValue("--legible") !== scale) {
          drawing.style.setProperty("--legible", scale);
        }
        const room = isRoomy(pixels) ? "roomy" : "tight";
        if (drawing.dataset.room !== room) {
          drawing.dataset.room = room;
        }
      }
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(svg);
    const zoomed = new MutationObserver(measure);
    zoomed.observe(board, { attributes: true, attributeFilter: ["transform"] });
    return () => {
      resized.disconnect();
      zoomed.disconnect();
    };
  }, [ref, width, height]);
}
