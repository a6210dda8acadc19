import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import type { LogLine, State, TableInfo } from "../api/types.ts";
import { curtainFor } from "../pages/TablePage.tsx";
import { change } from "./settings.ts";
import {
  accept,
  choose,
  chooseAgain,
  closeTable,
  isStale,
  isStillAsked,
  listen,
  mergeLog,
  retell,
  useTable,
} from "./table.ts";

const line = (ply: number, text: string, key = "log.x"): LogLine => ({ ply, key, text, things: [] });

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
});

it("a choice is insisted on only while the same question is open", () => {
  const asked = (prompt: string, ...codes: string[]) => ({
    seat: "red",
    prompt,
    promptKey: "prompt",
    required: true,
    choices: codes.map((code) => ({ code, verb: code, label: code, things: [] })),
  });
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "a"), "a")).toBe(true);
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "b"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), asked("Movement", "a"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), undefined, "a")).toBe(false);
});

const at = (ply: number, updated = ply) =>
  ({
    table: { id: "t", updated: new Date(updated * 1000).toISOString() },
    ply,
    seat: "red",
    decisions: [],
    log: [],
    logFrom: ply,
  }) as unknown as State;

it("keeps a choice under way when the answer to the one before arrives late", async () => {
  const answers: ((state: State) => void)[] = [];
  const sent = vi.spyOn(api, "choose").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  useTable.setState({ id: "t", seat: "red", state: at(1), pending: "" });
  const first = choose({ code: "collect D4" });
  accept(at(2)); // the news is faster than the answer
  const second = choose({ code: "gather D4 food" });
  answers[0]!(at(2));
  await first;
  expect(useTable.getState().pending).toBe("gather D4 food");
  await choose({ code: "done" });
  expect(sent.mock.calls.map(([, , ply, code]) => `${ply} ${code}`)).toEqual(["1 collect D4", "2 gather D4 food"]);
  answers[1]!(at(3));
  await second;
  expect(useTable.getState().pending).toBe("");
  sent.mockRestore();
});

it("lets nothing come between choices that are made in one go", async () => {
  const answers: ((state: State) => void)[] = [];
  const asked = () => new Promise<State>((answer) => answers.push(answer));
  const sent = vi.spyOn(api, "choose").mockImplementation(asked);
  const undone = vi.spyOn(api, "undo").mockImplementation(asked);
  useTable.setState({ id: "t", seat: "red", state: at(5), pending: "" });
  const all = chooseAgain(3, ["give food", "ask ore"]);
  for (const ply of [3, 4, 5]) {
    accept(at(ply, 6 + answers.length)); // the news is faster than the answer
    expect(useTable.getState().pending).not.toBe("");
    await choose({ code: "offer" });
    answers[answers.length - 1]!(at(ply, 6 + answers.length));
    await vi.waitFor(() => expect(ply === 5 || answers.length === ply - 1).toBe(true));
  }
  await all;
  expect(undone.mock.calls.map(([, , ply]) => ply)).toEqual([3]);
  expect(sent.mock.calls.map(([, , ply, code]) => `${ply} ${code}`)).toEqual(["3 give food", "4 ask ore"]);
  expect(useTable.getState().pending).toBe("");
  sent.mockRestore();
  undone.mockRestore();
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
  const line = (text: string) => [{ ply: 1, key: "log.x", text, things: [] }];
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

it("hears what was said while the connection was lost", async () => {
  const said = (...numbers: number[]) => numbers.map((n) => ({ n, seat: "", name: "Anna", text: `${n}`, at: "" }));
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
