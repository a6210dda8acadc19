// What is told stands at the edge of the map where it hides least: never what it tells about, if that can be.
import { type RefObject, useLayoutEffect, useRef } from "react";
import { covered, type Frame, TAKEN, WIDE } from "../table/nearby.ts";

/** Where it may stand: where the style sheet puts it, or at the upper edge. */
const PLACES = ["", "high-left", "high-right"] as const;
type Place = (typeof PLACES)[number];

export interface Spot {
  readonly at: Place;
  readonly frame: Frame;
}

/** What it tells about weighs as much as so many other pieces. */
const TOLD = 100;
/** What can be pressed is looked for by whoever is asked. */
const LIT = 3;
/** Bare land is worth seeing, too, where nothing else decides. */
const GROUND = 0.1;
/** It stays where it is unless that spares more than so much of a piece. */
const STAYING = 0.5;

/** What lies around where something stands over the map. */
export interface Around {
  /** What it tells about. */
  readonly told: readonly Frame[];
  /** What can be pressed. */
  readonly lit: readonly Frame[];
  /** What stands on the map. */
  readonly pieces: readonly Frame[];
  /** The spaces of the map. */
  readonly ground: readonly Frame[];
}

/** The spot that hides least of what is told, and then of what stands around. */
export function bestSpot(spots: readonly Spot[], { told, lit, pieces, ground }: Around, before: Place): Place {
  const hidden = (frames: readonly Frame[], by: Frame) => frames.reduce((sum, frame) => sum + covered(frame, by), 0);
  const cost = ({ at, frame }: Spot) =>
    TOLD * hidden(told, frame) +
    LIT * hidden(lit, frame) +
    hidden(pieces, frame) +
    GROUND * hidden(ground, frame) +
    (at === before ? 0 : STAYING);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best)).at;
}

const framesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);

/**
 * For what stands over the map: puts it aside.
 *
 * @param told the places it is about
 */
export function useAside<T extends HTMLElement>(told: readonly string[], about: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  const before = useRef<Place>("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is told
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card || !matchMedia(WIDE).matches) {
      return;
    }
    const spots = PLACES.map((at) => {
      card.dataset.aside = at;
      return { at, frame: card.getBoundingClientRect() };
    });
    const places = told.map((place) => CSS.escape(place));
    const frames = places.flatMap((name) => framesOf(`[data-space="${name}"], [data-square="${name}"]`));
    const around = {
      told: frames,
      lit: framesOf(".map .target:is(.can, .may)"),
      pieces: framesOf(`.map ${TAKEN}`),
      ground: framesOf(".map :is([data-space], [data-square])"),
    };
    before.current = bestSpot(spots, around, before.current);
    card.dataset.aside = before.current;
  }, [about]);
  return ref;
}
