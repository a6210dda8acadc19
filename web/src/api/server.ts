// Generated from server/src/main/java/civitas/server/api by scripts/types.mjs (npm run types). Do not edit.

import type { LogKey, PromptKey } from "./keys.ts";

export interface AdviceInfo {
  readonly code: string;
  readonly label: string;
  readonly chance: number;
  readonly expert: boolean;
  readonly points: readonly Category[];
  readonly goods: readonly Amount[];
}

export interface Amount {
  readonly what: string;
  readonly amount: number;
  readonly left: number;
}

export interface Answering {
  readonly empty: boolean;
  readonly until: string;
  readonly held: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

export interface ChatLine {
  readonly n: number;
  readonly seat: string;
  readonly name: string;
  readonly guest: boolean;
  readonly text: string;
  readonly notice: string;
  readonly at: string;
}

export interface ChoiceInfo {
  readonly code: string;
  readonly verb: string;
  readonly label: string;
  readonly things: readonly Thing[];
  readonly loss: string;
  readonly price: readonly Amount[];
  readonly reveals: boolean;
  readonly odds: number;
  readonly fight: boolean;
}

export interface DecisionInfo {
  readonly seat: string;
  readonly prompt: string;
  readonly promptKey: PromptKey;
  readonly required: boolean;
  readonly passable: boolean;
  readonly choices: readonly ChoiceInfo[];
}

export interface Dice {
  readonly dice: readonly Die[];
}

export interface Die {
  readonly sides: number;
  readonly rolls: number;
  readonly counts: readonly number[];
  readonly expected: number;
}

export interface Forecast {
  readonly runs: number;
  readonly win: number;
  readonly lost: number;
  readonly killed: number;
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  readonly rules: number;
  readonly boxes: readonly BoxInfo[];
  readonly agents: readonly AgentInfo[];
}

export interface BoxInfo {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly requires: readonly string[];
  readonly excludes: readonly string[];
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly variants: readonly VariantInfo[];
  readonly settles: readonly string[];
  readonly tag: string;
  readonly asPrinted: boolean;
}

export interface VariantInfo {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly values: readonly Value[];
}

export interface Value {
  readonly value: string;
  readonly name: string;
}

export interface AgentInfo {
  readonly level: string;
  readonly name: string;
  readonly text: string;
}

export interface HintInfo {
  readonly ply: number;
  readonly ready: boolean;
  readonly percent: number;
  readonly hints: readonly AdviceInfo[];
}

export interface LessonEntry {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly goals: number;
}

export interface LessonInfo {
  readonly name: string;
  readonly title: string;
  readonly goals: readonly GoalInfo[];
  readonly goal: number;
  readonly light: readonly string[];
  readonly tip: string;
  readonly end: string;
}

export interface GoalInfo {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  readonly outcome: string;
}

export interface LogLine {
  readonly ply: number;
  readonly key: LogKey;
  readonly text: string;
  readonly things: readonly Thing[];
}

export interface Me {
  readonly signedIn: boolean;
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly email: string;
  readonly emailState: string;
  readonly language: string;
  readonly notify: boolean;
}

export interface PaceInfo {
  readonly kind: string;
  readonly minutes: number;
  readonly days: number;
}

export interface Points {
  readonly ply: number;
  readonly points: readonly number[];
  readonly categories: Readonly<Record<string, readonly number[]>>;
}

export interface Preview {
  readonly reveals: boolean;
  readonly view?: unknown | undefined;
  readonly patch?: unknown | undefined;
  readonly decision?: DecisionInfo | undefined;
}

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly legal?: readonly string[] | undefined;
  readonly state?: State | undefined;
}

export interface PuzzleEntry {
  readonly game: string;
  readonly day: string;
  readonly players: number;
  readonly stage: string;
  readonly choices: number;
}

export interface PuzzleVerdict {
  readonly right: boolean;
  readonly chosen?: AdviceInfo | undefined;
  readonly answers: readonly AdviceInfo[];
}

export interface Reason {
  readonly text: string;
}

export interface Guest {
  readonly name?: string | undefined;
  readonly language?: string | undefined;
}

export interface Credentials {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  readonly language?: string | undefined;
  readonly bring?: boolean | undefined;
}

export interface NewPassword {
  readonly password?: string | undefined;
  readonly newPassword?: string | undefined;
}

export interface Profile {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly language?: string | undefined;
  readonly notify?: boolean | undefined;
}

export interface NewTable {
  readonly game?: string | undefined;
  readonly boxes?: readonly string[] | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly title?: string | undefined;
  readonly seats?: readonly NewSeat[] | undefined;
  readonly pace?: NewPace | undefined;
  readonly public?: boolean | undefined;
  readonly hints?: boolean | undefined;
  readonly start?: boolean | undefined;
}

export interface Moment {
  readonly seat?: string | undefined;
  readonly ply?: number | undefined;
}

export interface NewSeat {
  readonly kind?: string | undefined;
  readonly level?: string | undefined;
  readonly name?: string | undefined;
}

export interface NewPace {
  readonly kind?: string | undefined;
  readonly minutes?: number | undefined;
  readonly days?: number | undefined;
}

export interface Join {
  readonly seat?: string | undefined;
}

export interface Replace {
  readonly level?: string | undefined;
}

export interface Choose {
  readonly seat?: string | undefined;
  readonly ply?: number | undefined;
  readonly code?: string | undefined;
}

export interface Answer {
  readonly seat?: string | undefined;
  readonly empty?: boolean | undefined;
  readonly until?: string | undefined;
}

export interface Undo {
  readonly seat?: string | undefined;
  readonly ply?: number | undefined;
  readonly toPly?: number | undefined;
}

export interface Say {
  readonly text?: string | undefined;
}

export interface Speed {
  readonly millis?: number | undefined;
}

export interface SkipGoal {
  readonly goal?: number | undefined;
}

export interface PuzzleAnswer {
  readonly code?: string | undefined;
}

export interface Message {
  readonly type?: string | undefined;
  readonly seat?: string | undefined;
  readonly ply?: number | undefined;
  readonly code?: string | undefined;
  readonly ref?: string | undefined;
}

export interface RuleBook {
  readonly language: string;
  readonly rules: readonly RuleInfo[];
  readonly glossary: readonly Term[];
}

export interface Term {
  readonly section: string;
  readonly term: string;
  readonly other: string;
  readonly note: string;
}

export interface RuleInfo {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly example: boolean;
}

export interface SeatInfo {
  readonly seat: string;
  readonly kind: string;
  readonly name: string;
  readonly guest: boolean;
  readonly level: string;
  readonly computer: string;
  readonly replaced: boolean;
  readonly mine: boolean;
  readonly online: boolean;
  readonly toMove: boolean;
  readonly clock: number;
  readonly away: number;
  readonly votes: readonly string[];
}

export interface ShortcutsInfo {
  readonly steps: readonly Step[];
  readonly shortcuts: readonly Shortcut[];
}

export interface Step {
  readonly code: string;
  readonly verb: string;
  readonly label: string;
  readonly things: readonly Thing[];
}

export interface Shortcut {
  readonly codes: readonly string[];
  readonly price: readonly Amount[];
  readonly reveals: boolean;
  readonly fight: boolean;
  readonly loss: string;
}

export interface StandingInfo {
  readonly seat: string;
  readonly points: number;
  readonly place: number;
  readonly categories: readonly Category[];
}

export interface State {
  readonly table: TableInfo;
  readonly ply: number;
  readonly seat: string;
  readonly view: unknown;
  readonly decisions: readonly DecisionInfo[];
  readonly answering: Answering;
  readonly waitingFor: readonly string[];
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly undo: UndoInfo;
  readonly standings: readonly StandingInfo[];
  readonly over: boolean;
  readonly lesson?: LessonInfo | undefined;
}

export interface StudyInfo {
  readonly ready: boolean;
  readonly percent: number;
  readonly course: readonly ChanceInfo[];
  readonly turnings: readonly TurningInfo[];
  readonly missed: readonly MissedInfo[];
}

export interface ChanceInfo {
  readonly ply: number;
  readonly chances: readonly number[];
}

export interface TurningInfo {
  readonly ply: number;
  readonly seat: string;
  readonly label: string;
  readonly concerned: string;
  readonly before: number;
  readonly after: number;
}

export interface MissedInfo {
  readonly ply: number;
  readonly seat: string;
  readonly chosen: AdviceInfo;
  readonly better: readonly AdviceInfo[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly gameName: string;
  readonly title: string;
  readonly boxes: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly status: string;
  readonly host: string;
  readonly hosting: boolean;
  readonly seats: readonly SeatInfo[];
  readonly public: boolean;
  readonly hints: boolean;
  readonly origin: string;
  readonly pace: PaceInfo;
  readonly absence: number;
  readonly created: string;
  readonly updated: string;
  readonly ply: number;
  readonly stage: string;
  readonly speed: number;
  readonly seedHash: string;
  readonly seed: string;
  readonly salt: string;
  readonly rules: number;
  readonly yourTurn: boolean;
  readonly standings: readonly StandingInfo[];
}

export interface Text {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
  readonly text: string;
}

export interface Texts {
  readonly things: readonly Text[];
  readonly words: Readonly<Record<string, string>>;
}

export interface Thing {
  readonly kind: string;
  readonly code: string;
  readonly label: string;
}

export interface UndoInfo {
  readonly freeTo: number;
  readonly askTo: number;
  readonly request?: Request | undefined;
}

export interface Request {
  readonly by: string;
  readonly ply: number;
  readonly toPly: number;
  readonly agreed: readonly string[];
}
