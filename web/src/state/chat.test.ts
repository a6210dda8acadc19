import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import { listen } from "./chat.ts";
import { useTable } from "./store.ts";

it("hears what was said while the connection was lost", async () => {
  const said = (...numbers: number[]) =>
    numbers.map((n) => ({ n, seat: "", name: "Anna", guest: false, text: `${n}`, notice: "", at: "" }));
  const asked = vi
    .spyOn(api, "chat")
    .mockResolvedValueOnce(said(1))
    .mockResolvedValueOnce(said(1, 2, 3));
  useTable.setState({ id: "t", chat: [], chatKnown: false, unread: 0 });
  await listen();
  expect(useTable.getState().unread).toBe(0); // what was said before we came is no news
  await listen();
  expect(useTable.getState().chat.map((line) => line.n)).toEqual([1, 2, 3]);
  expect(useTable.getState().unread).toBe(2);
  asked.mockRestore();
});

it("says in its own place that it cannot hear, and forgets it when it can", async () => {
  vi.spyOn(api, "chat").mockRejectedValueOnce(new Error("deaf")).mockResolvedValueOnce([]);
  useTable.setState({ id: "t", chat: [], problem: "", chatProblem: "" });
  await listen();
  expect(useTable.getState().chatProblem).toContain("deaf");
  expect(useTable.getState().problem).toBe(""); // which would stop an offer on its way
  await listen();
  expect(useTable.getState().chatProblem).toBe("");
  vi.restoreAllMocks();
});
