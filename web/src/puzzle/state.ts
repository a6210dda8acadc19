// The puzzle that is open: a position behind glass on the page of a table. Nothing is chosen there; what somebody would choose is judged.
import { create } from "zustand";
import { api, message } from "../api/client.ts";
import type { AdviceInfo, PuzzleVerdict } from "../api/server.ts";
import type { Choice } from "../api/types.ts";
import { judgeBy } from "../state/commands.ts";
import { useSettings } from "../state/settings.ts";
import { FRESH, myDecision, useTable } from "../state/store.ts";
import { accept, closeTable, textIndex } from "../state/table.ts";
import { loadGame } from "../table/games.ts";
import { note } from "./kept.ts";

export interface PuzzleStore {
  /** What was chosen last; empty before. */
  readonly code: string;
  readonly verdict: PuzzleVerdict | undefined;
  /** What was compared, once it is known. */
  readonly answers: readonly AdviceInfo[];
}

const UNTRIED: PuzzleStore = { code: "", verdict: undefined, answers: [] };

export const usePuzzle = create<PuzzleStore>(() => UNTRIED);

/** What a position is called in the place of the name of a table. */
export const puzzleId = (game: string, day: string) => `puzzle.${game}.${day}`;

let stopFollowing = () => {};

/** Shows a puzzle until {@link closePuzzle}, in whatever language the page is read. */
export async function openPuzzle(game: string, day: string) {
  closePuzzle();
  useTable.setState({ ...FRESH, id: puzzleId(game, day), connection: "online" });
  judgeBy(answerPuzzle);
  stopFollowing = useSettings.subscribe((now, before) => {
    if (now.language !== before.language) {
      void tell().then(tellAgain);
    }
  });
  await tell();
}

export function closePuzzle() {
  stopFollowing();
  stopFollowing = () => {};
  judgeBy(undefined);
  usePuzzle.setState(UNTRIED);
  closeTable();
}

async function tell() {
  const { id } = useTable.getState();
  const { language } = useSettings.getState();
  const isWanted = () => useTable.getState().id === id && useSettings.getState().language === language;
  try {
    const state = await api.state(id);
    const { game, boxes } = state.table;
    const [ui, content, { things, words }] = await Promise.all([
      loadGame(game),
      api.content(game, boxes),
      api.texts(game, boxes),
    ]);
    if (isWanted()) {
      useTable.setState({ ui, content, texts: textIndex(things, ui.textKinds), words });
      accept(state, []);
    }
  } catch (error) {
    if (isWanted()) {
      useTable.setState({ fatal: message(error) });
    }
  }
}

/** What has been said of an answer, in another language. */
async function tellAgain() {
  const { code, answers } = usePuzzle.getState();
  if (code !== "") {
    await judge(code);
  }
  if (answers.length > 0) {
    await showAnswers();
  }
}

/** Says what one would choose. */
export async function answerPuzzle({ code }: Pick<Choice, "code">) {
  if (!useTable.getState().pending) {
    useTable.setState({ pending: code, problem: "" });
    await judge(code);
    useTable.setState({ pending: "" });
  }
}

async function judge(code: string) {
  const { id } = useTable.getState();
  try {
    const verdict = await api.answerPuzzle(id, code);
    if (useTable.getState().id === id) {
      usePuzzle.setState({ code, verdict, ...(verdict.right ? { answers: verdict.answers } : {}) });
      if (verdict.right) {
        note(id);
      }
    }
  } catch (error) {
    useTable.setState({ problem: message(error) });
  }
}

/** For who gives up. */
export async function showAnswers() {
  const { id } = useTable.getState();
  try {
    const answers = await api.puzzleSolution(id);
    if (useTable.getState().id === id) {
      usePuzzle.setState({ answers });
    }
  } catch (error) {
    useTable.setState({ problem: message(error) });
  }
}

/** Begins anew, as if nothing had been tried. */
export const tryAgain = () => usePuzzle.setState(UNTRIED);

/** The words of a choice of the puzzle. */
export const labelOf = (code: string) =>
  myDecision(useTable.getState().state)?.choices.find((choice) => choice.code === code)?.label ?? code;
