// Which figures have gone from where to where, read off what stands on the map before and after.
import type { Figures } from "../table/GameUi.ts";

export interface Journey {
  readonly side: string;
  readonly kind: string;
  readonly number: number;
  readonly from: string;
  readonly to: string;
}

/** Who is missing somewhere and more somewhere else has gone there; the others have fallen or are new. */
export function journeys(before: readonly Figures[], after: readonly Figures[]): readonly Journey[] {
  const change = new Map<string, Map<string, number>>();
  const count = (figures: readonly Figures[], sign: number) => {
    for (const { place, side, kind, number } of figures) {
      const places = change.get(`${side} ${kind}`) ?? new Map<string, number>();
      places.set(place, (places.get(place) ?? 0) + sign * number);
      change.set(`${side} ${kind}`, places);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...change].flatMap(([who, places]) => {
    const [side, kind] = who.split(" ") as [string, string];
    return paired(places).map((way) => ({ side, kind, ...way }));
  });
}

function paired(places: ReadonlyMap<string, number>): readonly Omit<Journey, "side" | "kind">[] {
  const missing = new Map([...places].filter(([, number]) => number < 0).map(([place, number]) => [place, -number]));
  const ways: Omit<Journey, "side" | "kind">[] = [];
  for (const [to, more] of places) {
    let left = more;
    for (const [from, gone] of missing) {
      const number = Math.min(left, gone);
      if (number > 0) {
        ways.push({ number, from, to });
        missing.set(from, gone - number);
        left -= number;
      }
    }
  }
  return ways;
}
