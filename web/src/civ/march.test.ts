import { expect, it, vi } from "vitest";
import type { State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import type { CivView } from "./view.ts";

const sent: string[] = [];
/** What the table looks like after each step that was sent. */
let after: State[] = [];

vi.mock("../state/commands.ts", () => {
  const take = async ({ code }: { readonly code: string }) => {
    sent.push(code);
    useTable.setState({ state: after.shift() });
  };
  return { choose: take, chooseTold: take };
});

const { march } = await import("./march.ts");

const step = (square: string) => ({ code: `step ${square}`, verb: "step", things: [{ kind: "square", code: square }] });
const asked = (seat: string, ...squares: readonly string[]) =>
  ({ seat: "red", over: false, decisions: [{ seat, choices: squares.map(step) }] }) as unknown as State;
const view = {
  routes: [{ square: "A1", among: "all", ways: [["A2", "A3"]], meets: ["nothing"] }],
} as unknown as CivView;

const begin = (...then: State[]) => {
  sent.length = 0;
  after = then;
  useTable.setState({ id: "t", problem: "", state: asked("red", "A2") });
};

it("goes on when others have been asked whether they interrupt a step", async () => {
  begin(asked("blue"), asked("red"));
  const whole = march(view, "A1", "A3");
  await vi.waitFor(() => expect(sent).toEqual(["step A2"]));
  useTable.setState({ state: asked("red", "A1", "A3") });
  await whole;
  expect(sent).toEqual(["step A2", "step A3"]);
});

it("has done its part when something else is asked after a step", async () => {
  begin(asked("blue"));
  const whole = march(view, "A1", "A3");
  await vi.waitFor(() => expect(sent).toEqual(["step A2"]));
  useTable.setState({ state: asked("red", "B2") });
  await whole;
  expect(sent).toEqual(["step A2"]);
});

it("waits no longer when the table was left meanwhile", async () => {
  begin(asked("blue"));
  const whole = march(view, "A1", "A3");
  await vi.waitFor(() => expect(sent).toEqual(["step A2"]));
  useTable.setState({ id: "another", state: undefined });
  await whole;
  expect(sent).toEqual(["step A2"]);
});
