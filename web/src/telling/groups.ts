// The log for people: small steps belong to what they are steps of.
import type { LogLine } from "../api/types.ts";
import { actorOf, placesOf } from "./scenes.ts";
import { isTalk } from "./talk.ts";

export type GroupKind = "head" | "steps" | "battle" | "talk";

export interface Group {
  readonly kind: GroupKind;
  readonly lines: readonly LogLine[];
}

/** Where something begins: an age, a turn, a phase. */
const HEADS = /^log\.(round|turn|phase|status-phase|status-step|start-of-turn)$/;

/** What happens in a fight, from the first blow to the last. */
const BATTLE = /^log\.(battle[-.]|combat-roll$|tactic-|hits-cancelled$|retreats$|steel-weapons$|siegecraft$)/;
const BATTLE_BEGINS = /^log\.(battle-(city|land|sea)|battle\.(city|field|village))$/;

/** What follows from something else, even if it was chosen by itself: prices, gains, moods, the steps of a way. */
const SMALL =
  /^log\.(step|pays?|gains(-by)?|loses|mood|symbol|exhausts|coin|convert|gain-culture|turn-ends|barters|market)$/;

/** What is paid is said before what it is paid for. */
const PRICE = /^log\.(pays?|exhausts|coin)$/;

function kindOf({ key }: LogLine): GroupKind {
  return HEADS.test(key) ? "head" : isTalk(key) ? "talk" : BATTLE.test(key) ? "battle" : "steps";
}

/** Whether a line goes on with what a group tells of. */
function belongs(line: LogLine, { kind, lines }: Group): boolean {
  if (kind !== kindOf(line) || kind === "head") {
    return false;
  }
  if (kind !== "steps") {
    return !BATTLE_BEGINS.test(line.key);
  }
  const last = lines.at(-1)!;
  const actor = actorOf([line]);
  const same = actor === "" || actor === actorOf(lines);
  return same && (line.ply === last.ply || SMALL.test(line.key));
}

/** The line that says what a group is about: what was paid for it, say, comes later. */
export const headOf = (lines: readonly LogLine[]): LogLine => lines.find(({ key }) => !SMALL.test(key)) ?? lines[0]!;

/** The line that says what it is about first, then the others in their order. */
export function headFirst(lines: readonly LogLine[]): readonly LogLine[] {
  const head = headOf(lines);
  return [head, ...lines.filter((line) => line !== head)];
}

/** Whether a line begins a choice with the price of what comes after it, which is not part of what went before. */
function opens(lines: readonly LogLine[], at: number): boolean {
  const { key, ply } = lines[at]!;
  if (!PRICE.test(key) || lines[at - 1]?.ply === ply) {
    return false;
  }
  let next = at + 1;
  while (lines[next]?.ply === ply && (SMALL.test(lines[next]!.key) || kindOf(lines[next]!) !== "steps")) {
    next += 1;
  }
  return lines[next]?.ply === ply;
}

export function groupsOf(lines: readonly LogLine[]): readonly Group[] {
  const groups: { kind: GroupKind; lines: LogLine[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1);
    if (last && belongs(line, last) && !opens(lines, at)) {
      last.lines.push(line);
    } else {
      groups.push({ kind: kindOf(line), lines: [line] });
    }
  }
  return groups;
}

/** Where the steps of a group lead, as a place; empty where it has none, or one that its head names. */
export function goalOf(lines: readonly LogLine[]): string {
  const last = lines.findLast(({ key }) => key === "log.step");
  return last && last !== headOf(lines) ? (placesOf(last).at(-1) ?? "") : "";
}
