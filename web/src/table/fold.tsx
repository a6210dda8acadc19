// What lies over the stage (a battle, an offer being written, cards to choose from) can be folded: by its own button, and by whoever
// turns to a view to look something up.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import type { State } from "../api/types.ts";

/** The moment of a table at which somebody turned to a view. */
const useTurned = create<{ readonly at: string }>(() => ({ at: "" }));

const momentOf = ({ table, ply }: State) => `${table.id} ${ply}`;

/** Somebody wants to see a view: until the table goes on nothing lies over it. */
export const turnTo = (state: State) => useTurned.setState({ at: momentOf(state) });

/**
 * Whether it is folded, and the button for that. The wish of whoever presses it holds for as long as it is about the same; before
 * that it is folded or not by itself.
 */
export function useFold(state: State, about: string, byItself = false): readonly [boolean, ReactNode] {
  const { t } = useTranslation();
  const turned = useTurned(({ at }) => at === momentOf(state));
  const [wish, setWish] = useState({ about: "", folded: false });
  const folded = turned || (wish.about === about ? wish.folded : byItself);
  const press = () => {
    useTurned.setState({ at: "" });
    setWish({ about, folded: !folded });
  };
  return [
    folded,
    <button key="fold" type="button" className="quiet" aria-expanded={!folded} onClick={press} data-code="fold">
      {t(folded ? "fold.show" : "fold.away")}
    </button>,
  ];
}
