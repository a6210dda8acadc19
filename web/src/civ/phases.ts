/**
 * The view that a new phase brings to the front, if any: techs are chosen among techs, and who has done with cities or techs looks at
 * the map again. Whoever has not been asked for anything yet keeps what he looks at, but does not stay among the techs where others
 * were the last to choose.
 */
export function tabOfPhase(front: string, before: string, now: string, asked: boolean): string | undefined {
  if (now === "research") {
    return asked ? "techs" : undefined;
  }
  const done =
    (now === "movement" && front === "cities" && asked) ||
    (now !== "trade" && front === "techs" && (asked || before === "research"));
  return done ? "map" : undefined;
}
