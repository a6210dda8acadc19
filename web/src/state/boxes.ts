import type { BoxInfo, GameInfo, VariantInfo } from "../api/server.ts";

/** The boxes of one table: what they are, for how many, with which choices. The server has the last word on what fits. */

/** What is played where nobody says which boxes. */
export const usualBoxes = (game: GameInfo): readonly string[] => game.boxes.slice(0, 1).map((box) => box.id);

const chosen = (game: GameInfo, ids: readonly string[]) => game.boxes.filter((box) => ids.includes(box.id));

export const minSeats = (game: GameInfo, ids: readonly string[]) =>
  Math.max(...chosen(game, ids).map((box) => box.minSeats));

export const maxSeats = (game: GameInfo, ids: readonly string[]) =>
  Math.max(...chosen(game, ids).map((box) => box.maxSeats));

/** Whether nothing is to be said of how far their cards are known. */
export const isAsPrinted = (game: GameInfo, ids: readonly string[]) => chosen(game, ids).every((box) => box.asPrinted);

export const variantsOf = (game: GameInfo, ids: readonly string[]): readonly VariantInfo[] =>
  chosen(game, ids)
    .flatMap((box) => box.variants)
    .filter((variant) => !chosen(game, ids).some((box) => box.settles.includes(variant.key)));

/** Adds a box with what it needs, without what it cannot be mixed with; or takes one away with what needs it. */
export function toggled(game: GameInfo, ids: readonly string[], id: string): readonly string[] {
  const wanted = ids.includes(id) ? without(game, ids, [id]) : added(game, ids, id);
  const left = wanted.length > 0 ? wanted : usualBoxes(game);
  return game.boxes.map((box) => box.id).filter((box) => left.includes(box));
}

function added(game: GameInfo, ids: readonly string[], id: string): readonly string[] {
  const box = game.boxes.find((other) => other.id === id);
  if (!box) {
    return ids;
  }
  const needed = game.boxes.filter((other) => other === box || box.requires.includes(other.id));
  const strangers = game.boxes.filter((other) => needed.some((one) => excludes(one, other)));
  const left = without(
    game,
    ids,
    strangers.map((other) => other.id),
  );
  return [...left, ...needed.map((other) => other.id)];
}

const excludes = (box: BoxInfo, other: BoxInfo) => box.excludes.includes(other.id) || other.excludes.includes(box.id);

function without(game: GameInfo, ids: readonly string[], gone: readonly string[]): readonly string[] {
  const left = ids.filter((id) => !gone.includes(id));
  const stranded = chosen(game, left).filter((box) => box.requires.some((id) => !left.includes(id)));
  return stranded.length === 0
    ? left
    : without(
        game,
        left,
        stranded.map((box) => box.id),
      );
}
