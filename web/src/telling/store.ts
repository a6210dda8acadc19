// The telling of the open table: hears what happens, and lets it be told in turn.
import { create } from "zustand";
import type { LogLine, State } from "../api/types.ts";
import { cueOf } from "../sound/cues.ts";
import { play } from "../sound/play.ts";
import { useSettings } from "../state/settings.ts";
import { myDecision, type TableStore, useTable } from "../state/store.ts";
import { type Scene, scenesOf } from "./scenes.ts";
import { SILENCE, Teller, type Telling } from "./teller.ts";

export const useTelling = create<Telling>(() => SILENCE);

const teller = new Teller(
  {
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
  },
  (telling) => {
    const { scene } = useTelling.getState();
    useTelling.setState(telling, true);
    if (telling.scene && telling.scene !== scene) {
      play(cueOf(telling.scene.lines));
    }
  },
);

teller.setPace(useSettings.getState().telling);
useSettings.subscribe((now, before) => {
  if (now.telling !== before.telling) {
    teller.setPace(now.telling);
  }
});

export const nextScene = () => teller.next();
export const skipTelling = () => teller.skip();
export const replayTelling = () => teller.replay();

useTable.subscribe((now, before) => {
  if (now.id !== before.id || now.seat !== before.seat) {
    teller.decided();
    return;
  }
  if (now.pending !== "" && before.pending === "") {
    teller.decided();
  }
  if (!now.state || !before.state || now.state === before.state) {
    return;
  }
  if (now.state.ply < before.state.ply) {
    teller.rewind(now.state.ply);
  } else if (now.state.ply > before.state.ply) {
    hear(now, now.state, before.state);
  }
  signal(now.state, before.state);
});

function hear({ log, ui }: TableStore, state: State, before: State) {
  const lines = log.filter(({ ply }) => ply > before.ply && ply <= state.ply);
  const figures = ({ view }: State) => ui.figures?.(view) ?? [];
  const scenes = scenesOf(lines, figures(before), figures(state), state.seat);
  if (useSettings.getState().telling === "once" || document.hidden) {
    play(cueOf(lines));
  } else {
    play(cueOf(ownLines(lines, scenes)));
  }
  // nobody sees what is told behind another window: it is kept for later
  teller.add(scenes);
  if (document.hidden) {
    teller.skip();
  }
}

/** What is not told is heard at once. */
function ownLines(lines: readonly LogLine[], scenes: readonly Scene[]): readonly LogLine[] {
  const told = new Set(scenes.flatMap((scene) => scene.lines));
  return lines.filter((line) => !told.has(line));
}

function signal(state: State, before: State) {
  if (state.over && !before.over) {
    play("end");
  } else if (myDecision(state)?.required && !myDecision(before)?.required) {
    play("turn");
  }
}
