import { expect, it } from "vitest";
import type { LogLine } from "../api/types.ts";
import { scenesOf } from "./scenes.ts";

const line = (ply: number, key: string, ...things: string[]) =>
  ({
    ply,
    key,
    text: key,
    things: things.map((thing) => {
      const [kind, code] = thing.split(":");
      return { kind: kind!, code: code!, label: code! };
    }),
  }) as LogLine;
const at = (place: string, side: string, number = 1) => ({ place, side, kind: "infantry", number });

it("makes one scene of every choice of others", () => {
  const scenes = scenesOf(
    [
      line(4, "log.collects", "seat:blue", "space:D4"),
      line(4, "log.gains", "seat:blue"),
      line(5, "log.collects", "seat:red", "space:A1"),
      line(6, "log.status-phase"),
      line(7, "log.offers", "seat:blue", "seat:red"),
    ],
    [],
    [],
    "red",
  );
  expect(scenes.map(({ ply, actor, lines, places }) => [ply, actor, lines.length, ...places])).toEqual([
    [4, "blue", 2, "D4"],
    [6, "", 1],
  ]);
});

it("lets figures go the way a line tells of", () => {
  const told = line(4, "log.moves", "seat:blue", "space:D4", "space:D5");
  expect(scenesOf([told], [at("D4", "blue", 2)], [at("D5", "blue", 2)], "red")[0]!.journeys).toEqual([
    { side: "blue", kind: "infantry", number: 2, from: "D4", to: "D5" },
  ]);
  // several choices came at once: what stands on the map now tells nothing of the first
  const [first, second] = scenesOf(
    [told, line(5, "log.moves", "seat:blue", "space:D5", "space:D6")],
    [at("D4", "blue")],
    [at("D6", "blue")],
    "red",
  );
  expect(first!.journeys).toEqual([{ side: "blue", kind: "", number: 1, from: "D4", to: "D5" }]);
  expect(second!.journeys).toEqual([{ side: "blue", kind: "", number: 1, from: "D5", to: "D6" }]);
});

it("sees on the map what no line tells of", () => {
  const scenes = scenesOf(
    [line(3, "log.collect", "seat:green"), line(4, "log.move", "seat:blue", "square:K7")],
    [at("K7", "blue"), at("A1", "green")],
    [at("K8", "blue"), at("A1", "green")],
    "red",
  );
  expect(scenes.map((scene) => scene.journeys.length)).toEqual([0, 1]);
  expect(scenes[1]!.journeys[0]).toMatchObject({ side: "blue", from: "K7", to: "K8" });
});
