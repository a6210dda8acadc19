// A card that only asks "there?" lies beside the place in question: whoever has dragged figures to it is there with the pointer.
import { type RefObject, useLayoutEffect, useRef } from "react";

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
/** What a card may still grow when more is known. */
const GROWTH = 48;

/** Where a card lies beside a place without covering it, as far as the room allows; both in the room's own measure. */
export function placeBeside(place: Frame, card: Pick<Frame, "width" | "height">, room: Frame) {
  const x = place.left - room.left;
  const right = x + place.width + GAP;
  const left = right + card.width + GAP <= room.width ? right : x - GAP - card.width;
  const lowest = room.height - GAP - card.height - GROWTH;
  return { left: Math.max(GAP, left), top: Math.max(GAP, Math.min(place.top - room.top, lowest)) };
}

/** Narrower screens have their cards at an edge. */
const WIDE = "(min-width: 861px)";

/** For the card of something on the map, found by the selector; without one it lies where cards usually do. */
export function useNearby<T extends HTMLElement>(selector: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const room = card?.closest(".map");
    const place = selector === "" ? null : room?.querySelector(selector);
    if (!card || !room || !place || !matchMedia(WIDE).matches) {
      return;
    }
    const { left, top } = placeBeside(
      place.getBoundingClientRect(),
      card.getBoundingClientRect(),
      room.getBoundingClientRect(),
    );
    Object.assign(card.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto" });
    return () => card.removeAttribute("style");
  }, [selector]);
  return ref;
}
