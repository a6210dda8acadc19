import { type PointerEvent, useCallback, useMemo, useRef, useState } from "react";
import type { Choice, State } from "../../api/types.ts";
import { moveFrom } from "../choices.ts";
import { type Goal, type Grip, goalsFrom, gripAt } from "../grid.ts";
import { viewOf } from "../look.ts";
import { march } from "../march.ts";
import type { CivView } from "../view.ts";

/** Figures that were picked on the map: those of a square, or only its armies or scouts. */
export interface Picked {
  readonly square: string;
  readonly grip: Grip;
}

const NOBODY: Picked = { square: "", grip: "all" };
const GRIPS: readonly Grip[] = ["all", "armies", "scouts"];

/** Which parts of the figures on a square could set out by themselves. */
export const gripsOf = ({ routes }: Pick<CivView, "routes">, square: string): readonly Grip[] =>
  GRIPS.filter((grip) => routes.some((from) => from.square === square && from.among === grip));

/** What comes of going there deserves a second look: something is met that cannot be taken back. */
export const isGrave = (goal: Goal) => goal.meets !== "nothing";

/**
 * Figures are picked, or dragged, or on their way already; then the map shows where they can go. Whoever only points at
 * figures sees it, too.
 *
 * @param onOffer shows what comes of going to a square, and asks
 */
export function useGoing(state: State, choices: readonly Choice[], hovered: string, onOffer: (square: string) => void) {
  const view = viewOf(state);
  const [wanted, pick] = useState(NOBODY);
  const drag = useDrag(state, (from, to, grip) => {
    pick({ square: from, grip });
    onOffer(to);
  });
  const travelling = choices.some((choice) => choice.verb === "step") ? view.group.square : "";
  const canSetOut = (square: string) => square !== "" && moveFrom(choices, square) !== undefined;
  const picked = canSetOut(wanted.square) && !travelling ? wanted : NOBODY;
  const { square: from, grip } = drag.from
    ? { square: drag.from, grip: drag.grip }
    : travelling
      ? { square: travelling, grip: "all" as const }
      : picked.square
        ? picked
        : { square: canSetOut(hovered) ? hovered : "", grip: "all" as const };
  const { routes } = view;
  const goals = useMemo(() => goalsFrom({ routes }, from, grip), [routes, from, grip]);
  return {
    from,
    goals,
    drag,
    picked,
    travelling,
    /** Whether a press on a goal sends figures there. */
    sets: travelling !== "" || picked.square !== "",
    canGrab: (square: string) => canSetOut(square) || (square !== "" && square === travelling),
    pick: (square: string, kind: Grip) => pick({ square, grip: kind }),
    drop: useCallback(() => pick(NOBODY), []),
  };
}

export type Going = ReturnType<typeof useGoing>;

const LOOSE: { readonly from: string; readonly to: string; readonly grip: Grip } = { from: "", to: "", grip: "all" };

/** How far to the right of a square the pointer is, from 0 to 1. */
function shareOf(event: PointerEvent): number {
  const box = event.currentTarget.getBoundingClientRect();
  return box.width > 0 ? (event.clientX - box.left) / box.width : 0;
}

/** Figures can be dragged: those that were grabbed set out. Where they would meet something it is only offered. */
function useDrag(state: State, offer: (from: string, to: string, grip: Grip) => void) {
  const [drag, setDrag] = useState(LOOSE);
  const now = useRef(state);
  now.current = state;
  const offering = useRef(offer);
  offering.current = offer;
  const begin = useCallback((from: string, event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.button !== 0) {
      return;
    }
    const stack = viewOf(now.current).figures.find((other) => other.square === from);
    const grip = stack ? gripAt(stack, shareOf(event)) : "all";
    const under = (other: globalThis.PointerEvent) =>
      document.elementFromPoint(other.clientX, other.clientY)?.closest("[data-square]")?.getAttribute("data-square") ??
      "";
    const move = (other: globalThis.PointerEvent) => {
      const to = under(other);
      setDrag({ from, to: to === from ? "" : to, grip });
    };
    const end = (other: globalThis.PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      setDrag(LOOSE);
      const to = under(other);
      const goal = to === from ? undefined : goalsFrom(viewOf(now.current), from, grip).get(to);
      if (goal && isGrave(goal)) {
        offering.current(from, to, grip);
      } else if (goal) {
        void march(viewOf(now.current), from, to, { grip });
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }, []);
  return { ...drag, begin };
}
