import { expect, it } from "vitest";
// @ts-expect-error a plain script
import { interfaces, said } from "../../scripts/types.mjs";
import type { LogKey as CivLog } from "../civ/keys.ts";
import type { LogKey as ClashLog } from "../clash/keys.ts";
import { begins, type LogLine } from "./types.ts";

it("turns Java records into interfaces", () => {
  const java = `
    /** Says. @param a (x) */
    public record Seen(String name, List<Integer> numbers, @Nullable Seen next,
        @JsonProperty("public") boolean listed, Map<String, String> options) {
      public record Inner(int a) {}
    }`;
  expect(interfaces(java)).toEqual([
    [
      "export interface Seen {",
      "  readonly name: string;",
      "  readonly numbers: readonly number[];",
      "  readonly next?: Seen | undefined;",
      "  readonly public: boolean;",
      "  readonly options: Readonly<Record<string, string>>;",
      "}",
      "",
    ].join("\n"),
    "export interface Inner {\n  readonly a: number;\n}\n",
  ]);
});

it("knows the keys that the rules say and have words for", () => {
  const bundle = "log.round=Round {0}\nlog.forgotten=Nobody says this\nprompt.step.trade = Trade\nlog.rounds=Rounds\n";
  const java = 'say(Phrase.of("log.round", 3)); say(Phrase.of("log.wordless")); ask("prompt.step." + phase.code());';
  expect(said("log", [bundle], [java])).toEqual(["log.round"]);
  expect(said("prompt", [bundle], [java])).toEqual(["prompt.step.trade"]);
});

it("does not compile with a key that nobody says", () => {
  const line: LogLine = { ply: 1, key: "log.round", text: "", things: [] };
  // @ts-expect-error no rule says it
  expect(line.key === "log.made-up").toBe(false);
  // @ts-expect-error no rule says one with this beginning
  expect(begins(line.key, "log.made-up.")).toBe(false);
  expect(begins(line.key, "log.r")).toBe(true);
  const clash: readonly ClashLog[] = ["log.builds"];
  // @ts-expect-error the other game says it
  const civ: readonly CivLog[] = ["log.builds"];
  expect(civ).toEqual(clash);
});
