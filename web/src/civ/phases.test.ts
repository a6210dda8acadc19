import { expect, it } from "vitest";
import { tabOfPhase } from "./phases.ts";

it("brings the techs to the front when something is to be learned, and the map when that is over", () => {
  expect(tabOfPhase("map", "movement", "research", true)).toBe("techs");
  expect(tabOfPhase("techs", "research", "start-of-turn", true)).toBe("map");
});

it("goes back to the map although others begin the next turn", () => {
  expect(tabOfPhase("techs", "research", "start-of-turn", false)).toBe("map");
});

it("goes back to the map for one's own moves, whoever began the phase", () => {
  expect(tabOfPhase("cities", "city-management", "movement", true)).toBe("map");
  expect(tabOfPhase("techs", "city-management", "movement", true)).toBe("map");
});

it("leaves alone whoever looks around while others act", () => {
  expect(tabOfPhase("techs", "city-management", "movement", false)).toBeUndefined();
  expect(tabOfPhase("cities", "city-management", "movement", false)).toBeUndefined();
  expect(tabOfPhase("map", "movement", "research", false)).toBeUndefined();
  expect(tabOfPhase("market", "research", "start-of-turn", true)).toBeUndefined();
});
