// What a game contributes to its table in the browser. Everything around it (pages, lobby, decision panel, log, chat,
// replay, charts, rules, host menu) is the same for all games and knows none of them by name.
import type { ComponentType, ReactNode } from "react";
import type { Choice, Decision, LogLine, State } from "../api/types.ts";
import type { Tongues } from "../text/i18n.ts";

/** The choices that are lit, by the thing they concern: `space:D4`. Empty when nothing can be chosen. */
export type ChoiceIndex = ReadonlyMap<string, Choice[]>;

export interface StageProps {
  readonly state: State;
  readonly index: ChoiceIndex;
}

/** One view of the table: the board, a chart, the players' sheets. */
export interface Tab {
  /** Its name is the word `tab.<id>` of the game. */
  readonly id: string;
  readonly icon: string;
  /** A choice that concerns things of these kinds is made here: the tab is marked, and opens when such a verb is picked. */
  readonly kinds: readonly string[];
  readonly Component: ComponentType<StageProps>;
  /** It fills the stage and stays alive behind other tabs, as a board that was panned and zoomed does. */
  readonly board?: boolean;
  /** Whether there is such a thing at the open table: some come with a box. Without it, always. */
  present?(): boolean;
}

/** The views of the open table. */
export const tabsOf = (ui: Pick<GameUi, "tabs">): readonly Tab[] => ui.tabs.filter((tab) => tab.present?.() ?? true);

/** A number that would go up or down, or has: a price, a gain. */
export interface Change {
  readonly icon: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** So many figures of one kind and side in one place. */
export interface Figures {
  readonly place: string;
  readonly side: string;
  readonly kind: string;
  readonly number: number;
}

export interface GameUi {
  /** The game's id, which is also the namespace of its words: `useTranslation(id)`. */
  readonly id: string;
  /** Those of a language come where it is spoken. */
  readonly words: Tongues;
  /** Drawings by name, from `virtual:icons/<id>`; they come before the general ones. */
  readonly icons: Readonly<Record<string, string>>;

  /** The first is the one a table opens with. */
  readonly tabs: readonly Tab[];
  /** Where we are in the game: rounds, phases. Stands at the top left. */
  readonly Progress?: ComponentType<{ readonly state: State }>;
  /** What everybody should see of a player at all times: points, number of cards. */
  readonly Facts?: ComponentType<{ readonly state: State; readonly seat: string }>;
  /** What is worth seeing of another player at a glance: everything he has openly in stock. */
  readonly Glance?: ComponentType<{ readonly state: State; readonly seat: string }>;
  /** The tab with the sheets of all players. */
  readonly sheets?: string;
  /** My own goods and hand, at the foot of the table. */
  readonly Mine?: ComponentType<StageProps>;
  /** What of it is told in one line; then the rest is folded away until it is wanted, and `heldCount` says how much it is. */
  readonly Held?: ComponentType<StageProps>;
  heldCount?(state: State): number;
  /** Kinds of things that lie there: a question that is answered with one of them opens it. */
  readonly heldKinds?: readonly string[];
  /** Beside the board, under the decision: offers. */
  readonly Side?: ComponentType<{ readonly state: State }>;
  /** Over the board: a battle. */
  readonly Overlay?: ComponentType<{ readonly state: State }>;
  /** The game on one page, made from what is in the boxes of the table. */
  readonly Aid?: ComponentType<{ readonly state: State }>;
  /** The page's own drawing of a piece, where how to play shows it; else its icon is shown. */
  picture?(name: string): ReactNode;
  /** More for the end of the game: under the chart of points, or above the races. */
  readonly EndExtras?: ComponentType<{ readonly state: State }>;

  /**
   * For games without points: the categories of the standings are races of their own, and this is where each ends (0 for
   * one that has no fixed end). The end of the game shows them side by side instead of their sum.
   */
  races?(): Readonly<Record<string, number>>;

  /** Seats in the order of play, and the one whose turn it is ("" when there is none). */
  order(state: State): readonly string[];
  active(state: State): string;

  /** The people a player leads, as a thing with a name, where the game has such and it is known already. */
  peopleOf?(state: State, seat: string): { readonly kind: string; readonly code: string } | undefined;
  /** The spaces where a city stands; each has a name. */
  cities?(view: unknown): readonly string[];
  /** The figures on the map by space: what is somewhere else in the next view has moved there. */
  figures?(view: unknown): readonly Figures[];

  /** Whether this decision is the beginning of an action: "cancel" goes back to here. */
  startsAction(decision: Decision): boolean;
  /** Whether a widget of the game shows this decision, so that the plain list may stay folded. */
  hasWidget(state: State, decision: Decision): boolean;
  /** The tab on which choices of a verb are made, when their things alone do not tell. */
  tabOf?(verb: string): string | undefined;
  /** Verbs that end something or go back; they stand apart from the others. */
  readonly closing: ReadonlySet<string>;
  /** The verb that ends a turn and asks for confirmation, and what remains undone, as a word of the game with `count`. */
  readonly endTurn: string;
  leftUndone?(state: State): { readonly word: string; readonly count: number } | undefined;
  /** What a choice about these kinds of things needs no explanation for. */
  readonly plainKinds: ReadonlySet<string>;
  /** The name of the drawing for a choice; "" for none. */
  iconOf(choice: Choice): string;
  /** How something is drawn and called that a choice takes or brings, by the server's code for it. */
  amountOf?(what: string): { readonly icon: string; readonly name: string };
  /** What is always spent to the last by rule: to say so would be noise. */
  readonly fleeting?: ReadonlySet<string>;
  /** What comes when this step is ended with the verb of `endTurn`, as a text, where that is not the end of the turn. */
  nextStep?(state: State, decision: Decision): string | undefined;
  /** Stands after the words of a choice that takes nothing: what is paid with, what a place is or gives. */
  readonly ChoiceExtra?: ComponentType<{ readonly choice: Choice }>;
  /** What differs for the viewer between a state and a later view: goods, points. Shown before a choice and during an action. */
  changes?(before: State, view: unknown): readonly Change[];

  /** Texts of the server whose kind is called otherwise than the kind of the thing. */
  readonly textKinds?: Readonly<Record<string, string>>;
  /** Under which keys the help of a thing is found, when it is not `kind:code` itself (both halves of a card). */
  helpKeys?(kind: string, code: string): readonly string[] | undefined;
  /** Characters in the lines of the log that are drawn, since no font of the page has them: each with its drawing. */
  readonly signs?: Readonly<Record<string, string>>;
  /** A line of the log that deserves a card of its own. */
  news?(line: LogLine): ReactNode | undefined;
  /** Whether what the tour speaks of lies on the table; while a game is being set up it may not. Without it, always. */
  settled?(state: State): boolean;
  /** The steps of the first tour: words `guide.<step>.title` and `.text`, shown beside `[data-guide=<step>]`. */
  readonly guide: readonly string[];
}

/** A game without a table of its own can be played all the same, from the list of choices. */
export const PLAIN: GameUi = {
  id: "plain",
  words: { en: async () => ({}), ru: async () => ({}) },
  icons: {},
  tabs: [],
  order: (state) => state.table.seats.map((seat) => seat.seat),
  active: (state) => (state.waitingFor.length === 1 ? state.waitingFor[0]! : ""),
  startsAction: () => false,
  hasWidget: () => false,
  closing: new Set(["end-turn", "done", "no", "pass"]),
  endTurn: "end-turn",
  plainKinds: new Set(["seat", "count"]),
  iconOf: () => "",
  guide: [],
};
