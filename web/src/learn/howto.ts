// How to play, in prose: what a newcomer reads before the numbered rules. Chapters of a box appear with that box only.

export interface Both {
  readonly en: string;
  readonly ru: string;
}

export interface Chapter {
  readonly id: string;
  /** Drawings of the game's pieces that stand beside it. */
  readonly pictures: readonly string[];
  /** It is told only where one of these boxes is used, and none of the others. */
  readonly boxes?: readonly string[];
  readonly without?: readonly string[];
  readonly title: Both;
  readonly text: readonly Both[];
}

const GAMES: Readonly<Record<string, () => Promise<{ readonly chapters: readonly Chapter[] }>>> = {
  clash: () => import("./howto-clash.ts"),
  civ: () => import("./howto-civ.ts"),
};

/** What is told at a table with these boxes. */
export const toldWith = (chapters: readonly Chapter[], boxes: readonly string[]): readonly Chapter[] =>
  chapters.filter(
    (chapter) =>
      (chapter.boxes?.some((box) => boxes.includes(box)) ?? true) &&
      !(chapter.without?.some((box) => boxes.includes(box)) ?? false),
  );

export async function howTo(game: string, boxes: readonly string[]): Promise<readonly Chapter[]> {
  return toldWith((await GAMES[game]?.())?.chapters ?? [], boxes);
}
