// The card of a place on the map lies beside it: there the pointer is, and what it is about stays in sight.
import { type RefObject, useLayoutEffect, useRef } from "react";

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/**
 * Where a card lies beside a place without covering it, as far as the room allows: on the right, or where there is more room. In the
 * room's own measure.
 *
 * @param around how much beside the place stays free, too
 */
export function placeBeside(place: Frame, card: Pick<Frame, "width" | "height">, room: Frame, around = 0) {
  const x = place.left - room.left;
  const right = x + place.width + around + GAP;
  const left = x - around - GAP - card.width;
  const most = room.width - GAP - card.width;
  const fits = right <= most || most - right > left - GAP;
  const lowest = room.height - GAP - card.height;
  return {
    left: Math.max(GAP, Math.min(fits ? right : left, most)),
    top: Math.max(GAP, Math.min(place.top - room.top, lowest)),
  };
}

/** Narrower screens have their cards at an edge. */
const WIDE = "(min-width: 861px)";

/**
 * For the card of something on the map, found by the selector; without one it lies where cards usually do. What it says may come
 * bit by bit: it stays in the room as it grows.
 *
 * @param around how much beside the place stays free, in widths of the place
 */
export function useNearby<T extends HTMLElement>(selector: string, around = 0): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const room = card?.closest(".map");
    const place = selector === "" ? null : room?.querySelector(selector);
    if (!card || !room || !place || !matchMedia(WIDE).matches) {
      return;
    }
    const spot = place.getBoundingClientRect();
    const put = () => {
      const { left, top } = placeBeside(
        spot,
        card.getBoundingClientRect(),
        room.getBoundingClientRect(),
        around * spot.width,
      );
      Object.assign(card.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto" });
    };
    put();
    const growth = new ResizeObserver(put);
    growth.observe(card);
    return () => {
      growth.disconnect();
      card.removeAttribute("style");
    };
  }, [selector, around]);
  return ref;
}
