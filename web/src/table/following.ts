// A small screen shows only a part of a map: what is told is brought into sight there, and afterwards what was seen before; so is
// what can be chosen, when none of it is in sight.
import { select } from "d3-selection";
import { type ZoomBehavior, type ZoomTransform, zoomTransform } from "d3-zoom";
import { type RefObject, useEffect, useRef } from "react";
import { myDecision, useTable } from "../state/store.ts";
import { useTelling } from "../telling/store.ts";

interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a board has to be pushed, in pixels, for the middle of some places to come to the middle of its picture; nothing if they are in sight. */
export function pushFor(places: readonly Span[], picture: Span): readonly [number, number] | undefined {
  if (places.length === 0) {
    return undefined;
  }
  const left = Math.min(...places.map((place) => place.left));
  const right = Math.max(...places.map((place) => place.right));
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const all = { left, right, top, bottom };
  return isSeen(all, picture) ? undefined : wayToMiddle(all, picture);
}

const isSeen = (place: Span, picture: Span) =>
  place.left >= picture.left &&
  place.right <= picture.right &&
  place.top >= picture.top &&
  place.bottom <= picture.bottom;

const wayToMiddle = (place: Span, picture: Span): readonly [number, number] => [
  (picture.left + picture.right - place.left - place.right) / 2,
  (picture.top + picture.bottom - place.top - place.bottom) / 2,
];

/** The same for the nearest of several places, if none of them is in sight. */
export function pushForOne(places: readonly Span[], picture: Span): readonly [number, number] | undefined {
  if (places.some((place) => isSeen(place, picture))) {
    return undefined;
  }
  const ways = places.map((place) => wayToMiddle(place, picture)).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return ways[0];
}

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();

const drawnOf = (places: readonly Element[]): readonly Span[] =>
  places.map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0);

/** Where what is told is drawn. */
const spansOf = (svg: SVGSVGElement, places: readonly string[]): readonly Span[] =>
  drawnOf(
    places
      .map((place) => CSS.escape(place))
      .flatMap((name) => svg.querySelector(`[data-space="${name}"], [data-square="${name}"]`) ?? []),
  );

/** The part of a picture that nothing lies over: what is told stands at its upper edge, and what is asked rises from below. */
function inSight(svg: SVGSVGElement): Span {
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  const table = svg.closest("main.table");
  const told = boxOf(table?.querySelector(".caption, .since"))?.bottom ?? top;
  const asked = boxOf(table?.querySelector(".decision"))?.top ?? bottom;
  // beside the map, or far below it, a panel hides nothing
  return { left, right, top: Math.max(top, told), bottom: asked > told ? Math.min(bottom, asked) : bottom };
}

/** What the seat is asked, as far as it matters where it looks. */
const useAsked = () =>
  useTable(({ state, verb, replayPly }) =>
    replayPly < 0 && myDecision(state)?.required ? `${state?.ply} ${verb}` : "",
  );

/** Whoever moves the map while something is told keeps it: `took` says so. `shown` is told when the map is in sight again. */
export function useFollowing(
  svg: RefObject<SVGSVGElement | null>,
  zooming: RefObject<ZoomBehavior<SVGSVGElement, unknown> | undefined>,
  small: number,
): { readonly took: () => void; readonly shown: () => void } {
  const scene = useTelling((telling) => telling.scene);
  const asked = useAsked();
  const before = useRef<ZoomTransform>(undefined);
  const taken = useRef(false);
  const hidden = useRef(false);
  const bring = useRef(() => {});
  bring.current = () => {
    const element = svg.current;
    const zoom = zooming.current;
    if (!element || !zoom) {
      return;
    }
    const free = !taken.current;
    if (!scene && before.current) {
      if (free) {
        zoom.transform(select(element), before.current);
      }
      before.current = undefined;
    }
    taken.current = scene !== undefined && taken.current;
    hidden.current = element.clientWidth === 0;
    if (!free || hidden.current || element.clientWidth >= small) {
      return;
    }
    const push = scene
      ? pushFor(spansOf(element, scene.places), inSight(element))
      : asked !== ""
        ? pushForOne(drawnOf([...element.querySelectorAll(".target:is(.can, .may)")]), inSight(element))
        : undefined;
    if (push) {
      const now = zoomTransform(element);
      if (scene) {
        before.current ??= now;
      }
      const unit = (element.getScreenCTM()?.a ?? 1) * now.k;
      zoom.translateBy(select(element), push[0] / unit, push[1] / unit);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is told or asked
  useEffect(() => bring.current(), [scene, asked]);
  const told = useRef(false);
  told.current = scene !== undefined;
  const hands = useRef({
    took: () => {
      taken.current = told.current;
    },
    shown: () => {
      if (hidden.current) {
        bring.current();
      }
    },
  });
  return hands.current;
}
