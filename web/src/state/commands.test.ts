import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import type { PromptKey, State } from "../api/types.ts";
import { PLAIN } from "../table/GameUi.ts";
import {
  choose,
  chooseAgain,
  chooseAll,
  confirmLoss,
  doubtOf,
  isStillAsked,
  spentWhole,
  tabFor,
  thinkAgain,
} from "./commands.ts";
import { at } from "./samples.ts";
import { FRESH, useTable } from "./store.ts";
import { accept } from "./table.ts";

it("a choice is insisted on only while the same question is open", () => {
  const asked = (prompt: string, ...codes: string[]) => ({
    seat: "red",
    prompt,
    promptKey: "prompt.turn" as const,
    required: true,
    passable: false,
    choices: codes.map((code) => ({
      code,
      verb: code,
      label: code,
      things: [],
      loss: "",
      price: [],
      reveals: false,
      odds: -1,
      fight: false,
    })),
  });
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "a"), "a")).toBe(true);
  expect(isStillAsked(asked("Research", "a", "b"), asked("Research", "b"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), asked("Movement", "a"), "a")).toBe(false);
  expect(isStillAsked(asked("Research", "a"), undefined, "a")).toBe(false);
});

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

it("a choice that loses something is sent only when it has been confirmed, on every way", async () => {
  const sent = vi.spyOn(api, "choose").mockImplementation(async () => at(2));
  const raze = {
    code: "raze D4",
    verb: "raze",
    label: "Destroy D4",
    things: [],
    loss: "The city is gone for good.",
    price: [],
    reveals: false,
    odds: -1,
    fight: false,
  };
  const pass = { ...raze, code: "pass", loss: "" };
  const decision = {
    seat: "red",
    prompt: "",
    promptKey: "prompt.turn" as const,
    required: true,
    passable: false,
    choices: [raze, pass],
  };
  const asked: State = { ...at(1), decisions: [decision] };
  useTable.setState({ id: "t", seat: "red", state: asked, pending: "", problem: "" });
  await choose(raze);
  await chooseAll(["raze D4", "pass"]);
  expect(sent).not.toHaveBeenCalled();
  expect(useTable.getState().doubtful).toEqual(raze);
  thinkAgain();
  await confirmLoss();
  expect(sent).not.toHaveBeenCalled();
  await choose(raze);
  await confirmLoss();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(useTable.getState().doubtful).toBeUndefined();
  sent.mockRestore();
});

it("brings the view to the front on which an action goes on", () => {
  const tabs = [
    { id: "map", kinds: ["space"] },
    { id: "chart", kinds: ["advance"] },
    { id: "players", kinds: [] },
  ];
  const about = (kind: string) => [
    {
      code: "c",
      verb: "c",
      label: "",
      things: [{ kind, code: "x", label: "" }],
      loss: "",
      price: [],
      reveals: false,
      odds: -1,
      fight: false,
    },
  ];
  expect(tabFor(tabs, "chart", about("space"))).toBe("map");
  expect(tabFor(tabs, "", about("space"))).toBeUndefined();
  expect(tabFor(tabs, "map", about("advance"))).toBe("chart");
  expect(tabFor(tabs, "players", about("space"))).toBe("map");
  expect(tabFor(tabs, "chart", about("goods"))).toBeUndefined();
  // what all choices share is not what is asked
  const at = (place: string) => {
    const [choice] = about("advance");
    return { ...choice!, things: [...choice!.things, { kind: "space", code: place, label: "" }] };
  };
  expect(tabFor(tabs, "chart", [at("D4"), at("D5")])).toBe("map");
});

it("what ends a step does not head the next question", async () => {
  const ui = useTable.getState().ui;
  const done = {
    code: "done",
    verb: "done",
    label: "Done",
    things: [],
    loss: "",
    price: [],
    reveals: false,
    odds: -1,
    fight: false,
  };
  const move = { ...done, code: "move A1", verb: "move", label: "Move from A1" };
  const decision = (promptKey: PromptKey) => ({
    seat: "red",
    prompt: "",
    promptKey,
    required: true,
    passable: false,
    choices: [done, move],
  });
  const step: State = { ...at(1), decisions: [decision("prompt.turn")] };
  const next: State = { ...at(2), decisions: [decision("prompt.research")] };
  const sent = vi.spyOn(api, "choose").mockImplementation(async () => next);
  const begin = () =>
    useTable.setState({
      id: "t",
      seat: "red",
      state: step,
      base: 1,
      baseState: step,
      action: "",
      pending: "",
      problem: "",
      ui: { ...ui, startsAction: (asked) => asked.promptKey === "prompt.turn", closing: new Set(["done"]) },
    });
  begin();
  await choose(done);
  expect(useTable.getState()).toMatchObject({ base: -1, action: "" });
  begin();
  await choose(move);
  expect(useTable.getState()).toMatchObject({ base: 1, action: "Move from A1" });
  // the same moment is told again meanwhile, since somebody has come to the table
  begin();
  sent.mockImplementation(async () => {
    useTable.setState({ state: { ...step }, baseState: { ...step } });
    return next;
  });
  await choose(move);
  expect(useTable.getState()).toMatchObject({ base: 1, action: "Move from A1" });
  useTable.setState({ ui });
  sent.mockRestore();
});

it("doubts what is lost, fought for, or spent to the last for good, unless that is switched off", () => {
  const settings = { confirmLoss: true, confirmFight: true, confirmLast: true };
  const harmless = { loss: "", fight: false, price: [{ what: "food", amount: -2, left: 0 }], reveals: false };
  expect(doubtOf(harmless, settings)).toBeUndefined();
  expect(doubtOf({ ...harmless, reveals: true }, settings)).toBe("confirmLast");
  expect(doubtOf({ ...harmless, reveals: true, fight: true }, settings)).toBe("confirmFight");
  expect(doubtOf({ ...harmless, loss: "A city is gone.", fight: true }, settings)).toBe("confirmLoss");
  expect(doubtOf({ ...harmless, fight: true }, { ...settings, confirmFight: false })).toBeUndefined();
});

const Blank = () => null;

it("brings the view to the front where a question is answered that others have brought", () => {
  const tabs = [
    { id: "map", icon: "", kinds: ["square"], Component: Blank },
    { id: "techs", icon: "", kinds: ["tech"], Component: Blank },
  ];
  const about = (kind: string, required: boolean) => ({
    seat: "red",
    prompt: "",
    promptKey: "prompt.turn" as const,
    required,
    passable: false,
    choices: [
      {
        code: "c",
        verb: "c",
        label: "",
        things: [{ kind, code: "x", label: "" }],
        loss: "",
        price: [],
        reveals: false,
        odds: -1,
        fight: false,
      },
    ],
  });
  useTable.setState({ ...FRESH, id: "t", seat: "red", ui: { ...PLAIN, tabs }, state: at(1), tab: "map" });
  accept({ ...at(2), decisions: [about("tech", false)] });
  expect(useTable.getState().tab).toBe("map");
  accept({ ...at(3), decisions: [about("tech", true)] });
  expect(useTable.getState().tab).toBe("techs");
  useTable.setState({ ...FRESH });
});

it("knows what a choice leaves nothing of, whether it can be taken back or not", () => {
  const price = [
    { what: "food", amount: -2, left: 0 },
    { what: "gold", amount: -1, left: 3 },
    { what: "mood", amount: 1, left: 0 },
  ];
  expect(spentWhole({ price })).toEqual(["food"]);
});
