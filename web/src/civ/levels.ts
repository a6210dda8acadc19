// Cards on which markers lie: with enough of them they do more.

/** How many of the abilities of a card work with so many markers, and how many markers the next one takes (0 after the last). */
export function levelOf({ markers, levels }: { readonly markers: number; readonly levels: readonly number[] }): {
  readonly level: number;
  readonly next: number;
} {
  const level = levels.filter((needed) => needed <= markers).length;
  return { level, next: levels[level] ?? 0 };
}

/** The places for markers, one by one: whether there is one, and whether an ability begins there. */
export function placesOf({
  markers,
  levels,
}: {
  readonly markers: number;
  readonly levels: readonly number[];
}): readonly { readonly filled: boolean; readonly step: boolean }[] {
  return Array.from({ length: Math.max(markers, levels.at(-1) ?? 0) }, (_, i) => ({
    filled: i < markers,
    step: levels.includes(i + 1),
  }));
}
