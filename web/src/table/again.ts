// The same game once more: boxes, options, pace and seats as they were. Whoever else sat there finds a free seat.
import type { NewTable, SeatInfo, SeatWish, TableInfo } from "../api/types.ts";

export function again({ game, boxes, options, title, seats, pace, public: open, hints }: TableInfo): NewTable {
  const shared = seats.filter(({ mine }) => mine).length > 1;
  const wishes = seats.map((seat) => wishOf(seat, shared));
  return {
    game,
    boxes,
    options,
    title,
    seats: wishes,
    pace,
    public: open,
    hints,
    start: wishes.every(({ kind }) => kind !== "open"),
  };
}

/** On a screen that is passed around everybody keeps the own name. */
function wishOf({ mine, kind, level, name }: SeatInfo, shared: boolean): SeatWish {
  if (mine) {
    return shared ? { kind: "me", name } : { kind: "me" };
  }
  return kind === "agent" ? { kind, level } : { kind: "open" };
}
