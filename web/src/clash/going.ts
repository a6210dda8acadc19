import { type PointerEvent, useCallback, useMemo, useRef, useState } from "react";
import type { State } from "../api/types.ts";
import { commit, shortcutsAbout, useShortcuts } from "../table/shortcuts.ts";
import { goalsOf, type Journey, journeysOf, meetingOf, partiesOf } from "./journeys.ts";

const NOBODY = { space: "", party: "" };
const NO_JOURNEYS: readonly Journey[] = [];

/**
 * Units that were picked, or are dragged: the map shows where they can go. Nothing is chosen by that; who goes, and where, is sent in
 * one go when the goal is pressed. What cannot be taken back is only offered there.
 *
 * @param canSetOut whether units can set out from a space now
 * @param onOffer shows what comes of going to a space, and asks
 */
export function useGoing(state: State, canSetOut: (space: string) => boolean, onOffer: (space: string) => void) {
  const [picked, setPicked] = useState(NOBODY);
  const from = canSetOut(picked.space) ? picked.space : "";
  const shortcuts = useShortcuts(state, from && `space:${from}`);
  const journeys = useMemo(() => (shortcuts ? journeysOf(shortcuts) : NO_JOURNEYS), [shortcuts]);
  const parties = useMemo(() => partiesOf(journeys), [journeys]);
  const party = parties.includes(picked.party) ? picked.party : (parties[0] ?? "");
  const goals = useMemo(() => goalsOf(journeys, party), [journeys, party]);
  const pick = useCallback((space: string, who = "") => setPicked({ space, party: who }), []);
  const drop = useCallback(() => setPicked(NOBODY), []);
  const drag = useDrag(state, pick, onOffer);
  return { from, goals, parties, party, pick, drop, drag };
}

export type Going = ReturnType<typeof useGoing>;

/** Sends units where they can be taken back from; anything else is offered. */
export function goOrOffer(journey: Journey, offer: (space: string) => void) {
  if (meetingOf(journey) === "nothing") {
    void commit(journey.shortcut);
  } else {
    offer(journey.goal);
  }
}

/** So many pixels a pointer has to move before units are dragged; a hand trembles. */
const TREMBLE = 6;

const spaceAt = ({ clientX, clientY }: globalThis.PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest("[data-space]")?.getAttribute("data-space") ?? "";

/** Units can be dragged: all who can go from a space go where they are dropped. */
function useDrag(state: State, pick: (space: string) => void, offer: (space: string) => void) {
  const [way, setWay] = useState({ from: "", to: "" });
  const now = useRef({ state, offer });
  now.current = { state, offer };
  const begin = useCallback(
    (from: string, event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) {
        return;
      }
      const [x, y] = [event.clientX, event.clientY];
      let dragged = false;
      const move = (other: globalThis.PointerEvent) => {
        if (!dragged && Math.abs(other.clientX - x) + Math.abs(other.clientY - y) > TREMBLE) {
          dragged = true;
          pick(from);
        }
        if (dragged) {
          const to = spaceAt(other);
          setWay({ from, to: to === from ? "" : to });
        }
      };
      const end = (other: globalThis.PointerEvent) => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        setWay({ from: "", to: "" });
        const to = spaceAt(other);
        if (dragged && other.type === "pointerup" && to !== "" && to !== from) {
          void arrive(now.current.state, from, to, (space) => now.current.offer(space));
        }
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    },
    [pick],
  );
  return { ...way, begin };
}

/** They have been dropped somewhere; where they cannot go nothing happens. */
async function arrive(state: State, from: string, to: string, offer: (space: string) => void) {
  const journeys = journeysOf(await shortcutsAbout(state, `space:${from}`));
  const journey = goalsOf(journeys, partiesOf(journeys)[0] ?? "").get(to);
  if (journey) {
    goOrOffer(journey, offer);
  }
}
