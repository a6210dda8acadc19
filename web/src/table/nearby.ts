// The card of a place on the map lies beside it: there the pointer is, and what it is about stays in sight.
import { type RefObject, useLayoutEffect, useRef } from "react";

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Spot = Pick<Frame, "left" | "top">;

const GAP = 10;

/** How much of a frame lies behind another, from 0 to 1. */
export function covered(frame: Frame, by: Frame): number {
  const across = Math.min(frame.left + frame.width, by.left + by.width) - Math.max(frame.left, by.left);
  const down = Math.min(frame.top + frame.height, by.top + by.height) - Math.max(frame.top, by.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (frame.width * frame.height);
}

/** How far two frames are from each other, edge to edge. */
function apart(a: Frame, b: Frame): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
}

/** How much a neighbour and a place further off weigh that lie behind a card, beside a pixel of distance; the place itself. */
const NEIGHBOUR = 5_000;
const OTHER = 150;
const ITSELF = 1_000_000;
/** Where a card lies already it stays unless another spot is so much better. */
const STAYING = 60;

/**
 * Where a card lies beside a place without covering it or what lies around it, as far as the room allows: on the right, or where
 * there is more room, or further off. In the room's own measure.
 *
 * @param around how much beside the place stays free, too
 * @param taken what should stay in sight, neighbours of the place first of all
 * @param before where the card lies already
 */
export function placeBeside(
  place: Frame,
  card: Pick<Frame, "width" | "height">,
  room: Frame,
  around = 0,
  taken: readonly Frame[] = [],
  before?: Spot,
): Spot {
  const most = Math.max(GAP, room.width - GAP - card.width);
  const lowest = Math.max(GAP, room.height - GAP - card.height);
  const held = (spot: Spot): Spot => ({
    left: Math.max(GAP, Math.min(spot.left, most)),
    top: Math.max(GAP, Math.min(spot.top, lowest)),
  });
  const x = place.left - room.left;
  const y = place.top - room.top;
  const level = place.height * 0.75;
  const steps = [0, 1, 2, 3];
  const rights = steps.map((step) => x + place.width + around + GAP + step * place.width);
  const befores = steps.map((step) => x - around - GAP - card.width - step * place.width);
  const onRight = rights[0]! <= most || most - rights[0]! > befores[0]! - GAP;
  const lefts = [
    ...(onRight ? [...rights, ...befores] : [...befores, ...rights]),
    x,
    x + place.width / 2 - card.width / 2,
    GAP,
    most,
  ];
  const tops = [0, 1, -1, 2, -2, 3, -3].map((step) => y + step * level);
  const above = steps.map((step) => y - GAP - card.height - step * level);
  const below = steps.map((step) => y + place.height + GAP + step * level);
  const edges = [...below, ...above, y + place.height - card.height, GAP, lowest];
  const spots = [...tops, ...edges].flatMap((top) => lefts.map((at) => held({ left: at, top })));
  const inRoom = ({ left, top, width, height }: Frame): Frame => ({
    left: left - room.left,
    top: top - room.top,
    width,
    height,
  });
  const own = inRoom(place);
  const kept = taken.map((frame) => {
    const there = inRoom(frame);
    return { there, weight: apart(there, own) < own.width / 2 ? NEIGHBOUR : OTHER };
  });
  const cost = (spot: Spot) => {
    const lying = { ...spot, width: card.width, height: card.height };
    const hidden = kept.map(({ there, weight }) => weight * covered(there, lying));
    const moved = before && (before.left !== spot.left || before.top !== spot.top) ? STAYING : 0;
    return (
      ITSELF * covered(own, lying) +
      hidden.reduce((sum, one) => sum + one, 0) +
      Math.max(0, apart(lying, own) - around - GAP) +
      Math.abs(spot.top - y) / 10 +
      moved
    );
  };
  return (before ? [held(before), ...spots] : spots)
    .map((spot) => ({ spot, price: cost(spot) }))
    .reduce((best, one) => (one.price < best.price - 1e-6 ? one : best)).spot;
}

/** Narrower screens have their cards and menus at an edge. */
export const WIDE = "(min-width: 861px)";

/** What on a map is not hidden without need: where something stands, and what can be pressed instead. */
export const TAKEN = ".target:is([data-taken], .can, .may, .goal, .reach)";

/** Of a place only its own ground counts, not what sticks out of it; its corners may be covered. */
function groundOf(place: Element): Frame {
  const { left, top, width, height } = (place.querySelector(".hit") ?? place).getBoundingClientRect();
  return { left: left + width * 0.06, top: top + height * 0.06, width: width * 0.88, height: height * 0.88 };
}

/**
 * Puts a card beside something, and keeps it in its room as it grows: what it says may come bit by bit.
 *
 * @param around how much beside the thing stays free, in widths of the thing
 * @return ends that
 */
export function keepBeside(card: HTMLElement, thing: Element, around = 0): (() => void) | undefined {
  if (!matchMedia(WIDE).matches) {
    return undefined;
  }
  const map = thing.closest(".map");
  const fixed = getComputedStyle(card).position === "fixed";
  const place = (thing.querySelector(".hit") ?? thing).getBoundingClientRect();
  let lying: Spot | undefined;
  const put = () => {
    const room = map?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const taken = [...(map?.querySelectorAll(TAKEN) ?? [])]
      .filter((other) => other !== thing)
      .map(groundOf)
      .filter((ground) => covered(ground, place) < 0.5);
    lying = placeBeside(place, card.getBoundingClientRect(), room, around * place.width, taken, lying);
    const [left, top] = fixed ? [lying.left + room.left, lying.top + room.top] : [lying.left, lying.top];
    Object.assign(card.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto" });
  };
  put();
  const growth = new ResizeObserver(put);
  growth.observe(card);
  return () => {
    growth.disconnect();
    card.removeAttribute("style");
  };
}

/**
 * For the card of something on the map, found by the selector; without one it lies where cards usually do.
 *
 * @param around how much beside the place stays free, in widths of the place
 */
export function useNearby<T extends HTMLElement>(selector: string, around = 0): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const place = selector === "" ? null : card?.closest(".map")?.querySelector(selector);
    return card && place ? keepBeside(card, place, around) : undefined;
  }, [selector, around]);
  return ref;
}
