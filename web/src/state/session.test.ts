import { expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import type { GameInfo, Me } from "../api/types.ts";
import { introduce, useSession } from "./session.ts";

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
