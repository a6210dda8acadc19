// A small screen shows only a part of a map: what is told is brought into sight there, and afterwards what was seen before.
import { select } from "d3-selection";
import { type ZoomBehavior, type ZoomTransform, zoomTransform } from "d3-zoom";
import { type RefObject, useEffect, useRef } from "react";
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
  const seen = left >= picture.left && right <= picture.right && top >= picture.top && bottom <= picture.bottom;
  return seen
    ? undefined
    : [(picture.left + picture.right - left - right) / 2, (picture.top + picture.bottom - top - bottom) / 2];
}

const spansOf = (svg: SVGSVGElement, places: readonly string[]): readonly Span[] =>
  places
    .map((place) => CSS.escape(place))
    .map((name) => svg.querySelector(`[data-space="${name}"], [data-square="${name}"]`)?.getBoundingClientRect())
    .filter((box) => box !== undefined && box.width > 0) as DOMRect[];

/** Whoever moves the map meanwhile keeps it: `took` says so. */
export function useFollowing(
  svg: RefObject<SVGSVGElement | null>,
  zooming: RefObject<ZoomBehavior<SVGSVGElement, unknown> | undefined>,
  small: number,
): { readonly took: () => void } {
  const scene = useTelling((telling) => telling.scene);
  const before = useRef<ZoomTransform>(undefined);
  const taken = useRef(false);
  useEffect(() => {
    const element = svg.current;
    if (!element || !zooming.current || element.clientWidth === 0 || element.clientWidth >= small) {
      return;
    }
    if (!scene) {
      if (before.current && !taken.current) {
        zooming.current.transform(select(element), before.current);
      }
      before.current = undefined;
      taken.current = false;
      return;
    }
    const push = taken.current ? undefined : pushFor(spansOf(element, scene.places), element.getBoundingClientRect());
    if (push) {
      const now = zoomTransform(element);
      before.current ??= now;
      const unit = (element.getScreenCTM()?.a ?? 1) * now.k;
      zooming.current.translateBy(select(element), push[0] / unit, push[1] / unit);
    }
  }, [scene, svg, zooming, small]);
  const took = useRef(() => {
    taken.current = true;
  });
  return { took: took.current };
}
