// Which puzzles were solved in this browser; nobody else knows.
const KEY = "civitas.puzzles";

/** More days than can be looked at. */
const MOST = 40;

function solved(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const isSolved = (id: string) => solved().includes(id);

/** Notes that a puzzle was solved. */
export function note(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved().filter((other) => other !== id), id].slice(-MOST)));
  } catch {
    // a browser that keeps nothing just forgets it
  }
}
