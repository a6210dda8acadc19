import { afterEach, expect, it, vi } from "vitest";
import { ApiError, api, isPuzzle } from "../api/client.ts";
import { choose, chooseAll, judgeBy } from "../state/commands.ts";
import { at } from "../state/samples.ts";
import { useTable } from "../state/store.ts";
import { isSolved } from "./kept.ts";
import { answerPuzzle, puzzleId, tryAgain, usePuzzle } from "./state.ts";

afterEach(() => {
  judgeBy(undefined);
  tryAgain();
  vi.restoreAllMocks();
});

it("gives what is chosen in a puzzle to its judge, and nothing to a table", async () => {
  const sent = vi.spyOn(api, "choose");
  const id = puzzleId("clash", "2026-11-18");
  const judged = vi
    .spyOn(api, "answerPuzzle")
    .mockImplementation(async (_, code) => ({ right: code === "b", answers: [] }));
  useTable.setState({ id, seat: "red", state: at(1), pending: "" });
  judgeBy(answerPuzzle);
  await choose({ code: "a" });
  expect(usePuzzle.getState().verdict?.right).toBe(false);
  expect(isSolved(id)).toBe(false);
  await chooseAll(["b", "c"]);
  expect(usePuzzle.getState().verdict?.right).toBe(true);
  expect(isSolved(id)).toBe(true);
  expect(judged.mock.calls).toEqual([
    [id, "a"],
    [id, "b"],
  ]);
  expect(sent).not.toHaveBeenCalled();
  expect(useTable.getState().pending).toBe("");
});

it("asks nothing of a puzzle that only a table can tell", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const id = puzzleId("civ", "2026-11-18");
  expect(isPuzzle(id)).toBe(true);
  expect(isPuzzle("k3J9xQ2m")).toBe(false);
  await expect(api.preview(id, "red", "a", 1)).rejects.toBeInstanceOf(ApiError);
  await expect(api.shortcuts(id, "red", "city:D4", 1)).rejects.toBeInstanceOf(ApiError);
  expect(asked).not.toHaveBeenCalled();
});
