// The names the client uses for what the server says. The shapes are generated from the Java records.
import type { ChoiceInfo, DecisionInfo, PaceInfo, RuleInfo, StandingInfo, UndoInfo } from "./server.ts";

export type { LogKey, PromptKey } from "./keys.ts";
export type {
  ChatLine,
  Dice,
  Forecast,
  GameInfo,
  LessonEntry,
  LessonInfo,
  LogLine,
  Me,
  Points,
  Preview,
  Problem,
  RuleBook,
  SeatInfo,
  ShortcutsInfo,
  State,
  Step as ShortcutStep,
  TableInfo,
  Term,
  Text,
  Thing,
  VariantInfo,
} from "./server.ts";
export type Choice = ChoiceInfo;
export type Decision = DecisionInfo;
export type Pace = PaceInfo;
export type Rule = RuleInfo;
export type Standing = StandingInfo;
export type Undo = UndoInfo;

import type { ChatLine, LogLine, Problem, State, TableInfo, Text } from "./server.ts";

/** Whether a key is one of several with this beginning; a beginning that no key has does not compile. */
export const begins = <K extends string, P extends string>(
  key: K,
  beginning: Extract<K, `${P}${string}`> extends never ? never : P,
): boolean => key.startsWith(beginning);

export interface Texts {
  readonly things: readonly Text[];
  readonly words: Readonly<Record<string, string>>;
}

export type SeatWish = { readonly kind: "me" | "open" | "agent"; readonly level?: string; readonly name?: string };

export interface NewTable {
  readonly game: string;
  readonly boxes?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly seats: readonly SeatWish[];
  readonly pace?: { readonly kind: string; readonly minutes?: number; readonly days?: number };
  readonly public: boolean;
  readonly hints?: boolean;
  readonly start: boolean;
}

/** What makes one value out of another; the server's `Patch` says what it means. */
export type Patch = readonly unknown[] | { readonly [name: string]: Patch };

export type LiveMessage =
  | { readonly type: "table"; readonly table: TableInfo }
  | { readonly type: "state"; readonly moved: boolean; readonly number: number; readonly state: State }
  | {
      readonly type: "patch";
      readonly moved: boolean;
      readonly number: number;
      readonly patch: Patch;
      readonly logFrom: number;
      readonly log: readonly LogLine[];
    }
  | { readonly type: "chat"; readonly line: ChatLine }
  | { readonly type: "presence"; readonly online: readonly string[] }
  | { readonly type: "accepted"; readonly ref: string; readonly ply: number }
  | { readonly type: "refused"; readonly ref: string; readonly problem: Problem }
  | { readonly type: "gone" }
  | { readonly type: "tables" }
  | { readonly type: "yourTurn"; readonly table: string }
  | { readonly type: "ping" };
