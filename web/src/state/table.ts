import { create } from "zustand";
import { ApiError, api } from "../api/client.ts";
import { type Connection, Live } from "../api/live.ts";
import type { ChatLine, Choice, Decision, LogLine, State, TableInfo, Text } from "../api/types.ts";
import { type GameUi, PLAIN } from "../table/GameUi.ts";
import { loadGame } from "../table/games.ts";
import { useSettings } from "./settings.ts";

interface TableStore {
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
  readonly problem: string;
  readonly fatal: string;
  readonly chat: readonly ChatLine[];
  /** Whether we know what was said before we came. */
  readonly chatKnown: boolean;
  readonly unread: number;
  readonly texts: ReadonlyMap<string, Text>;
  readonly words: Readonly<Record<string, string>>;
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

const FRESH: TableStore = {
  id: "",
  seat: "",
  state: undefined,
  lobby: undefined,
  ui: PLAIN,
  log: [],
  connection: "connecting",
  pending: "",
  problem: "",
  fatal: "",
  chat: [],
  chatKnown: false,
  unread: 0,
  texts: new Map(),
  words: {},
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

let live: Live | undefined;

const seenKey = (id: string) => `civitas.seen.${id}`;

/** Opens a table: loads it, and stays tuned until {@link closeTable}. */
export async function openTable(id: string, seat = "") {
  closeTable();
  const { language } = useSettings.getState();
  useTable.setState({ ...FRESH, id, seat, seenPly: Number(localStorage.getItem(seenKey(id)) ?? -1) });
  try {
    const table = await api.table(id);
    if (useTable.getState().id !== id) {
      return;
    }
    useTable.setState({ ui: await loadGame(table.game) });
    await look(table, loadTexts(table.game));
  } catch (error) {
    if (useTable.getState().id === id) {
      useTable.setState({ fatal: message(error) });
    }
    return;
  }
  if (useTable.getState().id !== id) {
    return;
  }
  if (useSettings.getState().language === language) {
    tuneIn();
  } else {
    await retell();
  }
}

/**
 * Fetches what there is to see of a table: its state, or who sits there already. Shown when its words are known, if it is
 * still wanted then.
 */
async function look(table: TableInfo, words: Promise<void>, isWanted = () => useTable.getState().id === table.id) {
  const present = table.status === "open" ? undefined : api.state(table.id, useTable.getState().seat);
  const [state] = await Promise.all([present, words]);
  if (!isWanted()) {
    return;
  }
  if (state) {
    accept(state, []);
  } else {
    useTable.setState({ lobby: table });
  }
}

export function closeTable() {
  live?.close();
  live = undefined;
  useTable.setState(FRESH);
}

function tuneIn() {
  live?.close();
  live = new Live(
    () => {
      const { id, seat, state } = useTable.getState();
      const since = state ? `&since=${state.ply}` : "";
      return `/api/tables/${encodeURIComponent(id)}/live?seat=${seat}&lang=${useSettings.getState().language}${since}`;
    },
    (message) => {
      if (message.type === "state") {
        accept(message.state);
      } else if (message.type === "table") {
        useTable.setState({ lobby: message.table });
      } else if (message.type === "presence") {
        greet(message.online);
      } else if (message.type === "chat") {
        hear([message.line]);
      }
    },
    (connection) => {
      useTable.setState({ connection });
      if (connection === "online") {
        void listen();
      }
    },
  );
}

export const reconnect = () => live?.hurry();

async function loadTexts(game: string) {
  const { language } = useSettings.getState();
  const { things, words } = await api.texts(game);
  if (useSettings.getState().language === language) {
    useTable.setState({ texts: textIndex(things, useTable.getState().ui.textKinds), words });
  }
}

/** Names by kind and code. Some kinds of the texts are called otherwise than the kinds of things. */
export function textIndex(things: readonly Text[], kinds: Readonly<Record<string, string>> = {}): Map<string, Text> {
  const index = new Map<string, Text>();
  for (const text of things) {
    index.set(`${kinds[text.kind] ?? text.kind}:${text.code}`, text);
  }
  return index;
}

/** The language has changed: nothing more is heard in the old one, and everything is asked for again. */
export async function retell() {
  const { id, state, lobby, replayPly } = useTable.getState();
  if (!state && !lobby) {
    return;
  }
  live?.close();
  const { language } = useSettings.getState();
  const isWanted = () => useSettings.getState().language === language && useTable.getState().id === id;
  try {
    const table = await api.table(id);
    await look(table, loadTexts(table.game), isWanted);
    if (replayPly >= 0 && isWanted()) {
      await showPly(replayPly);
    }
  } catch (error) {
    useTable.setState({ problem: message(error) });
  }
  if (isWanted()) {
    tuneIn();
  }
}

/** Takes a new state of the table, unless we know a later one already. Its lines are added to those of the log so far. */
export function accept(state: State, lines = useTable.getState().log) {
  const old = useTable.getState();
  if (state.table.id !== old.id || isStale(state, old.state)) {
    return;
  }
  const log = mergeLog(lines, state);
  const moved = state.ply !== old.state?.ply;
  useTable.setState({
    state,
    lobby: undefined,
    log,
    seat: state.seat,
    ...beginning(state, old),
    ...(moved ? { verb: "", problem: "" } : {}),
    ...(moved && old.state && !oneGo ? { pending: "" } : {}),
    ...(old.newsFrom < 0 ? { newsFrom: state.ply } : {}),
  });
  try {
    localStorage.setItem(seenKey(state.table.id), String(state.ply));
  } catch {
    // see settings
  }
}

/** Where the present action began: at the last moment at which one could be chosen. */
function beginning(state: State, old: TableStore): Partial<TableStore> {
  if (state.decisions.some((decision) => old.ui.startsAction(decision))) {
    return { base: state.ply, baseState: state, action: "" };
  }
  if (state.ply < old.base || state.decisions.length === 0) {
    return { base: -1, baseState: undefined, action: "" };
  }
  return {};
}

/** An answer may arrive after news of what happened later; an undo is younger although its ply is lower. */
export function isStale(state: State, known: State | undefined): boolean {
  if (known === undefined || state.seat !== known.seat || state.table.id !== known.table.id) {
    return false;
  }
  const age = Date.parse(known.table.updated) - Date.parse(state.table.updated);
  return age > 0 || (age === 0 && state.ply < known.ply);
}

/** Lines before `logFrom` were sent earlier; later ones replace what we have (an undo takes lines back). */
export function mergeLog(old: readonly LogLine[], state: Pick<State, "log" | "logFrom" | "ply">): readonly LogLine[] {
  const earlier = old.filter((line) => line.ply < state.logFrom);
  return [...earlier, ...state.log];
}

/** Somebody has come or gone. */
function greet(online: readonly string[]) {
  const { state } = useTable.getState();
  if (state) {
    const seats = state.table.seats.map((seat) => ({
      ...seat,
      online: seat.kind === "agent" || online.includes(seat.seat),
    }));
    useTable.setState({ state: { ...state, table: { ...state.table, seats } } });
  }
}

/** Once the line is open: what was said before it was, when we came or while the connection was lost. */
export async function listen() {
  const { id, chatKnown } = useTable.getState();
  const lines = await api.chat(id).catch((error: unknown) => {
    useTable.setState({ problem: message(error) });
    return undefined;
  });
  if (lines && useTable.getState().id === id) {
    hear(lines, chatKnown);
    useTable.setState({ chatKnown: true });
  }
}

function hear(lines: readonly ChatLine[], isNews = true) {
  const { chat, unread } = useTable.getState();
  const fresh = lines.filter((line) => !chat.some((other) => other.n === line.n));
  const all = [...chat, ...fresh].sort((one, other) => one.n - other.n);
  useTable.setState({ chat: all, unread: unread + (isNews ? fresh.length : 0) });
}

export async function say(text: string) {
  await api.say(useTable.getState().id, text);
}

export function message(error: unknown): string {
  return error instanceof ApiError ? error.message || error.problem.code : String(error);
}

/** The decision that is ours to make, if any. */
export function myDecision(state: State | undefined): Decision | undefined {
  return state?.decisions.find((decision) => decision.seat === state.seat);
}

/** The latest command sent; only it says when we may choose again. */
let latest = 0;

/** Whether several commands are sent in one go: nothing else may be chosen until the last one is answered. */
let oneGo = false;

export async function choose(choice: Pick<Choice, "code">) {
  if (!useTable.getState().pending) {
    await send(choice);
  }
}

async function send(choice: Pick<Choice, "code">) {
  const { id, seat, state } = useTable.getState();
  if (!state) {
    return;
  }
  const chosen = myDecision(state)?.choices.find((other) => other.code === choice.code);
  const begins = state.decisions.some((decision) => useTable.getState().ui.startsAction(decision));
  useTable.setState({ pending: choice.code, problem: "" });
  await run(() => insist(id, seat, state, choice.code));
  if (begins && chosen && useTable.getState().baseState) {
    useTable.setState({ action: chosen.label });
  }
}

const TRIES = 4;

/**
 * Where several seats decide at once, another one's choice moves the table on while ours is under way. If the very same
 * question is still open to us and the choice among its answers, it is made at the new moment.
 */
async function insist(id: string, seat: string, seen: State, code: string): Promise<State> {
  let now = seen;
  for (let left = TRIES; ; left--) {
    try {
      return await api.choose(id, seat, now.ply, code);
    } catch (error) {
      const later = error instanceof ApiError ? error.problem.state : undefined;
      if (left === 0 || !later || !isStillAsked(myDecision(seen), myDecision(later), code)) {
        throw error;
      }
      now = later;
    }
  }
}

/** Whether a later decision asks the same, and the answer means the same. */
export function isStillAsked(before: Decision | undefined, now: Decision | undefined, code: string): boolean {
  const label = (decision: Decision | undefined) => decision?.choices.find((choice) => choice.code === code)?.label;
  return now !== undefined && before?.prompt === now.prompt && label(now) !== undefined && label(before) === label(now);
}

/** Several small choices as one, such as the lines of an offer; stops at the first refusal. */
export async function chooseAll(codes: readonly string[]) {
  await inOneGo(codes.map((code) => () => send({ code })));
}

/** Takes back what was chosen since a ply, and chooses this instead, as one. */
export async function chooseAgain(fromPly: number, codes: readonly string[]) {
  await inOneGo([() => takeBack(fromPly), ...codes.map((code) => () => send({ code }))]);
}

/** Between two of the commands the buttons would be free for a moment, and a fast finger would choose something else. */
async function inOneGo(commands: readonly (() => Promise<void>)[]) {
  if (useTable.getState().pending) {
    return;
  }
  const { id } = useTable.getState();
  const goesOn = () => !useTable.getState().problem && useTable.getState().id === id;
  oneGo = true;
  useTable.setState({ problem: "" });
  try {
    for (let i = 0; i < commands.length && goesOn(); i++) {
      await commands[i]!();
    }
  } finally {
    oneGo = false;
    useTable.setState({ pending: "" });
  }
}

export async function undoTo(toPly: number) {
  if (!useTable.getState().pending) {
    await takeBack(toPly);
  }
}

async function takeBack(toPly: number) {
  const { id, seat } = useTable.getState();
  useTable.setState({ pending: "undo", problem: "" });
  await run(() => api.undo(id, seat, toPly));
}

export async function askUndo(toPly: number) {
  const { id, seat } = useTable.getState();
  await run(() => api.askUndo(id, seat, toPly));
}

export async function answerUndo(agree: boolean) {
  const { id, seat } = useTable.getState();
  await run(() => (agree ? api.agreeUndo(id, seat) : api.declineUndo(id, seat)));
}

/**
 * Sends a command. News of what it did may arrive before its answer, and the next command may be under way by then: an
 * answer must not release that one, or it could be sent twice and be refused because the table has moved on.
 */
async function run(command: () => Promise<State>) {
  latest += 1;
  const mine = latest;
  const { language } = useSettings.getState();
  try {
    const answer = await command();
    // an answer in a language that was switched off meanwhile would mix both
    if (language === useSettings.getState().language) {
      accept(answer);
    } else {
      await retell();
    }
  } catch (error) {
    if (error instanceof ApiError && error.problem.state) {
      accept(error.problem.state);
    }
    useTable.setState({ problem: message(error) });
  } finally {
    if (mine === latest && !oneGo) {
      useTable.setState({ pending: "" });
    }
  }
}

/** Looks from another of our seats (hot-seat). */
export async function sitAt(seat: string) {
  const { id, seat: left, state, newsFrom, seenBySeat } = useTable.getState();
  useTable.setState({
    seat,
    log: [],
    verb: "",
    base: -1,
    baseState: undefined,
    action: "",
    curtain: false,
    newsFrom: seenBySeat[seat] ?? newsFrom,
    seenBySeat: { ...seenBySeat, [left]: left === seat ? newsFrom : (state?.ply ?? 0) - 1 },
  });
  accept(await api.state(id, seat));
  tuneIn();
}

export async function refreshTable() {
  await look(await api.table(useTable.getState().id), Promise.resolve());
}

/** Shows the table as it was after a ply. */
export async function showPly(ply: number) {
  const { id, seat } = useTable.getState();
  useTable.setState({ replayPly: ply });
  try {
    const replay = await api.replay(id, ply, seat);
    if (useTable.getState().replayPly === ply) {
      useTable.setState({ replay });
    }
  } catch (error) {
    useTable.setState({ problem: message(error) });
  }
}

export function leaveReplay() {
  useTable.setState({ replayPly: -1, replay: undefined });
}

export const pickVerb = (verb: string) => useTable.setState({ verb });
export const showTab = (tab: string) => useTable.setState({ tab });
