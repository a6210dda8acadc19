import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import type { GameInfo, Me } from "../api/types.ts";
import { beSomebody, introduce, useSession } from "./session.ts";

const games = (name: string) => [{ name }] as unknown as GameInfo[];

it("believes only the answer to the last question", async () => {
  const answers: ((games: GameInfo[]) => void)[] = [];
  vi.spyOn(api, "me").mockResolvedValue({} as Me);
  vi.spyOn(api, "games").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const first = introduce();
  const second = introduce(); // the language was switched twice
  answers[1]!(games("English"));
  await second;
  answers[0]!(games("Русский"));
  await first;
  expect(useSession.getState().games).toEqual(games("English"));
  vi.restoreAllMocks();
});

it("asks again until the server answers", async () => {
  vi.useFakeTimers();
  vi.spyOn(api, "me").mockResolvedValue({} as Me);
  vi.spyOn(api, "games").mockRejectedValueOnce(new Error("nobody there")).mockResolvedValueOnce(games("English"));
  await introduce();
  expect(useSession.getState().lost).toBe(true);
  await vi.runAllTimersAsync();
  expect(useSession.getState().lost).toBe(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("makes no guest of somebody who was faster than the server's first answer", async () => {
  const anna = { name: "Anna", signedIn: true } as Me;
  useSession.setState({ me: undefined });
  vi.spyOn(api, "me").mockResolvedValue(anna);
  const guest = vi.spyOn(api, "guest");
  expect(await beSomebody("Guest")).toEqual(anna);
  expect(guest).not.toHaveBeenCalled();
  expect(useSession.getState().me).toEqual(anna);
  vi.restoreAllMocks();
});

it("makes a guest of nobody", async () => {
  const guest = { name: "Boris", signedIn: true, guest: true } as Me;
  useSession.setState({ me: undefined });
  vi.spyOn(api, "me").mockResolvedValue({ signedIn: false } as Me);
  vi.spyOn(api, "guest").mockResolvedValue(guest);
  expect(await beSomebody("Boris")).toEqual(guest);
  expect(useSession.getState().me).toEqual(guest);
  vi.restoreAllMocks();
});
