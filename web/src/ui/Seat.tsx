import { useTranslation } from "react-i18next";
import type { SeatInfo, State } from "../api/types.ts";
import { useGame, useTable } from "../state/store.ts";
import { useName } from "../text/names.ts";
import { calledAt } from "../text/people.ts";

/** Every side has a colour and a shape: colours are never the only sign. */
const SHAPES: Readonly<Record<string, string>> = {
  red: "M0-5.200A5.200 5.200 0 1 1 0 5.200 5.200 5.200 0 1 1 0-5.200Z",
  blue: "M-4.700-4.700H4.700V4.700H-4.700Z",
  yellow: "M0-6 5.800 4.500H-5.800Z",
  purple: "M0-6.300 6.300 0 0 6.300-6.300 0Z",
  green: "M0-6 5.700-1.900 3.500 4.900H-3.500L-5.700-1.900Z",
  pirates:
    "M-5.300-3.200-3.200-5.300 0-2.100 3.200-5.300 5.300-3.200 2.100 0 5.300 3.200 3.200 5.300 0 2.100-3.200 5.300-5.300 3.200-2.100 0Z",
  barbarians: "M-5-2 -2-5 0-3 2-5 5-2 3 0 5 2 2 5 0 3-2 5-5 2-3 0Z",
};

export const shapeOf = (seat: string) => SHAPES[seat] ?? SHAPES.barbarians!;

export function SeatMark({ seat, size = 14 }: { seat: string; size?: number }) {
  return (
    <svg
      className={`mark side-${seat}`}
      width={size}
      height={size}
      viewBox="-7 -7 14 14"
      aria-hidden="true"
      focusable="false"
    >
      <path className="side-fill" d={shapeOf(seat)} />
    </svg>
  );
}

/** What a side is called by its colour: players in the page's words, whoever a box brings in the server's. */
export function useColourName() {
  const { t } = useTranslation();
  const words = useTable((table) => table.words);
  return (seat: string) => (seat === "" ? "" : t(`seat.${seat}`, { defaultValue: words[`seat.${seat}`] ?? seat }));
}

const NOBODY: readonly SeatInfo[] = [];

/** What a side is called at the open table: players by their names, as in the log. */
export function useSeatName() {
  const colour = useColourName();
  const seats = useTable((table) => table.state?.table.seats ?? NOBODY);
  return (seat: string) => calledAt(seats, seat) || colour(seat);
}

/** The same to whom something is given: a person's name is not bent. */
export function useSeatTo() {
  const { t } = useTranslation();
  const seats = useTable((table) => table.state?.table.seats ?? NOBODY);
  return (seat: string) => {
    const name = calledAt(seats, seat);
    return name ? t("seatTo.called", { name }) : t(`seatTo.${seat}`);
  };
}

/** "Anna · China": a player with the people he leads, where the game has such. */
export function usePlayerName() {
  const called = useSeatName();
  const name = useName();
  const ui = useGame();
  return (state: State, seat: string) => {
    const people = ui.peopleOf?.(state, seat);
    return people ? `${called(seat)} · ${name(people.kind, people.code)}` : called(seat);
  };
}
