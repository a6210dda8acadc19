import { type RefObject, useEffect } from "react";
import { SIZE } from "../grid.ts";

/** No badge is smaller than this on the screen, and its text is 12 pixels tall then. */
const LEAST_BADGE = 20.4;
/** A badge in the drawing. */
const BADGE = 20;
/** Squares of so many pixels have room for what they give, and for the name of a city. */
export const ROOMY = 50;

/** How much larger badges and numbers are drawn than the rest, so that they can be read at so many pixels for each unit. */
export const enlarged = (pixels: number) => Math.max(0.8, LEAST_BADGE / (BADGE * pixels));

/** Whether a square drawn at so many pixels for each unit has room for what it gives. */
export const isRoomy = (pixels: number) => SIZE * pixels >= ROOMY;

/**
 * Keeps what has to be read legible however large the board is drawn: `--legible` is how much larger badges and numbers are
 * than the rest, `data-room` says whether squares have room for details. Neither costs a rendering: the board, which says how
 * large it is drawn in `--unit`, moves often.
 */
export function useLegible(ref: RefObject<SVGGElement | null>) {
  useEffect(() => {
    const drawing = ref.current;
    const board = drawing?.parentElement;
    if (!drawing || !board) {
      return;
    }
    const measure = () => {
      const pixels = 1 / Number(board.style.getPropertyValue("--unit") || Number.NaN);
      const scale = enlarged(pixels).toFixed(2);
      if (pixels > 0 && drawing.style.getPropertyValue("--legible") !== scale) {
        drawing.style.setProperty("--legible", scale);
        drawing.dataset.room = isRoomy(pixels) ? "roomy" : "tight";
      }
    };
    measure();
    const zoomed = new MutationObserver(measure);
    zoomed.observe(board, { attributes: true, attributeFilter: ["style"] });
    return () => zoomed.disconnect();
  }, [ref]);
}
