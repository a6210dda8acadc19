import { create } from "zustand";
import type { Connection } from "../api/live.ts";
import type { ChatLine, Choice, Decision, LogLine, State, TableInfo, Text } from "../api/types.ts";
import { type GameUi, PLAIN } from "../table/GameUi.ts";

/** All that is known of the open table. */
export interface TableStore {
  readonly id: string;
  /** The seat we look from; empty for a spectator. */
  readonly seat: string;
  readonly state: State | undefined;
  /** The table while it still waits for players: then it has no state. */
  readonly lobby: TableInfo | undefined;
  /** The part of the client that belongs to the game of this table. */
  readonly ui: GameUi;
  readonly log: readonly LogLine[];
  readonly connection: Connection;
  /** The choice under way to the server. */
  readonly pending: string;
  /** Whether several commands are sent in one go: nothing else may be chosen until the last one is answered. */
  readonly oneGo: boolean;
  /** A choice that would lose something for good: it is sent when it has been confirmed. */
  readonly doubtful: Choice | undefined;
  readonly problem: string;
  readonly fatal: string;
  readonly chat: readonly ChatLine[];
  /** Why it is not known what was said. */
  readonly chatProblem: string;
  /** Whether we know what was said before we came. */
  readonly chatKnown: boolean;
  readonly unread: number;
  readonly texts: ReadonlyMap<string, Text>;
  readonly words: Readonly<Record<string, string>>;
  /** What there is in the boxes of this table; the part of the client that belongs to the game knows its type. */
  readonly content: unknown;
  /** Only choices with this verb are lit; empty for all. */
  readonly verb: string;
  /** The ply at which the present action began, for "cancel". */
  readonly base: number;
  /** The table as it was there, and the words of the choice that began the action. */
  readonly baseState: State | undefined;
  readonly action: string;
  /** The view of the table in front; empty for the first one. */
  readonly tab: string;
  /** The replayed moment; -1 for the present. */
  readonly replayPly: number;
  readonly replay: State | undefined;
  /** The last ply this browser had seen when the table was opened; -1 if none. */
  readonly seenPly: number;
  /** What happened after this ply is news to the seat we look from. */
  readonly newsFrom: number;
  /** On a shared screen: what the other seats had seen when the screen was passed on. */
  readonly seenBySeat: Readonly<Record<string, number>>;
  /** The seat for which the curtain was opened on a shared screen. */
  readonly curtain: boolean;
}

export const FRESH: TableStore = {
  id: "",
  seat: "",
  state: undefined,
  lobby: undefined,
  ui: PLAIN,
  log: [],
  connection: "connecting",
  pending: "",
  oneGo: false,
  doubtful: undefined,
  problem: "",
  fatal: "",
  chat: [],
  chatProblem: "",
  chatKnown: false,
  unread: 0,
  texts: new Map(),
  words: {},
  content: undefined,
  verb: "",
  base: -1,
  baseState: undefined,
  action: "",
  tab: "",
  replayPly: -1,
  replay: undefined,
  seenPly: -1,
  newsFrom: -1,
  seenBySeat: {},
  curtain: false,
};

export const useTable = create<TableStore>(() => FRESH);

/** The game of the open table. */
export const useGame = () => useTable((table) => table.ui);

/** The decision that is ours to make, if any. */
export function myDecision(state: State | undefined): Decision | undefined {
  return state?.decisions.find((decision) => decision.seat === state.seat);
}

export const pickVerb = (verb: string) => useTable.setState({ verb });
export const showTab = (tab: string) => useTable.setState({ tab });
