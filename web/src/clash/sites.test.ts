import { expect, it } from "vitest";
import type { Choice } from "../api/types.ts";
import { founds, sitesFor } from "./sites.ts";
import type { SiteView } from "./view.ts";

const nothing = { food: 0, ore: 0, wood: 0, ideas: 0, gold: 0, culture: 0, mood: 0 };
const sites: readonly SiteView[] = ["A1", "B2", "C3"].map((space) => ({ space, yields: { ...nothing, food: 1 } }));
const found = (code: string) =>
  ({ code: `found ${code}`, verb: "found", things: [{ kind: "space", code, label: code }] }) as unknown as Choice;
const spaces = (shown: readonly SiteView[]) => shown.map(({ space }) => space);

it("shows all sites where settlers are looked at", () => {
  expect(founds([{ kind: "infantry", number: 2 }])).toBe(false);
  expect(
    founds([
      { kind: "infantry", number: 2 },
      { kind: "settler", number: 1 },
    ]),
  ).toBe(true);
  expect(spaces(sitesFor(sites, [], false, true))).toEqual(["A1", "B2", "C3"]);
  expect(sitesFor(sites, [], false, false)).toEqual([]);
});

it("shows those that can be chosen where founding is what is asked", () => {
  expect(spaces(sitesFor(sites, [found("B2")], true, false))).toEqual(["B2"]);
  expect(spaces(sitesFor(sites, [found("B2")], false, false))).toEqual([]);
  expect(spaces(sitesFor(sites, [found("B2")], false, true))).toEqual(["A1", "B2", "C3"]);
});
