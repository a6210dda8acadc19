import { expect, it } from "vitest";
// @ts-expect-error a plain script
import { interfaces } from "../../scripts/types.mjs";

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
