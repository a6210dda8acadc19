import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import type { LogKey, LogLine, State, TableInfo } from "../api/types.ts";
import { curtainFor } from "../pages/TablePage.tsx";
import { at } from "./samples.ts";
import { change } from "./settings.ts";
import { useTable } from "./store.ts";
import { closeTable, isStale, mergeLog, retell } from "./table.ts";

const line = (ply: number, text: string, key: LogKey = "log.gains"): LogLine => ({ ply, key, text, things: [] });

it("adds new lines of the log and takes back what was undone", () => {
  const old = [line(1, "a"), line(2, "b"), line(3, "c")];
  const merged = mergeLog(old, { log: [line(2, "B")], logFrom: 2, ply: 2 });
  expect(merged.map((other) => other.text)).toEqual(["a", "B"]);
});

it("draws the curtain only between two seats of one person", () => {
  const seat = (name: string, mine: boolean) => ({ seat: name, mine, kind: "person" });
  const state = (seats: unknown[], waitingFor: string[]) =>
    ({ table: { seats }, waitingFor, seat: "red", over: false }) as unknown as State;
  expect(curtainFor(state([seat("red", true), seat("blue", true)], ["blue"]))).toBe("blue");
  expect(curtainFor(state([seat("red", true), seat("blue", true)], ["red"]))).toBe("");
  expect(curtainFor(state([seat("red", true), seat("blue", false)], ["blue"]))).toBe("");
  // a computer plays for me there: nobody has to look away
  expect(curtainFor(state([seat("red", true), { ...seat("blue", true), replaced: true }], ["blue"]))).toBe("");
});

it("tells the older of two states by when the table changed, and then by the ply", () => {
  expect(isStale(at(4, 10), at(5, 11))).toBe(true);
  expect(isStale(at(4, 10), at(5, 10))).toBe(true);
  expect(isStale(at(6, 10), at(5, 11))).toBe(true); // before an undo
  expect(isStale(at(4, 12), at(5, 11))).toBe(false); // an undo
  expect(isStale(at(5, 11), at(5, 11))).toBe(false);
});

class SilentSocket {
  close() {
    // nobody listens
  }
}

it("is told everything again when the language changes, and nothing in the old one", async () => {
  const line = (text: string) => [{ ply: 1, key: "log.round" as const, text, things: [] }];
  const told = (text: string) => ({ ...at(1), log: line(text), logFrom: 1 }) as State;
  vi.spyOn(api, "table").mockResolvedValue({ id: "t", game: "clash", status: "running" } as TableInfo);
  vi.spyOn(api, "texts").mockResolvedValue({ things: [], words: {} });
  const answers: ((state: State) => void)[] = [];
  vi.spyOn(api, "state").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  vi.stubGlobal("WebSocket", SilentSocket);
  useTable.setState({ id: "t", seat: "red", state: told("en"), log: line("en"), replayPly: -1 });
  change({ language: "ru" });
  const first = retell();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  change({ language: "en" });
  const second = retell();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(told("en again"));
  await second;
  answers[0]!(told("ru")); // too late: nobody wants it any more
  await first;
  expect(useTable.getState().log.map((other) => other.text)).toEqual(["en again"]);
  closeTable();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
