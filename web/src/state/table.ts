import { api, message } from "../api/client.ts";
import { Live } from "../api/live.ts";
import type { LogLine, State, TableInfo, Text } from "../api/types.ts";
import { loadGame } from "../table/games.ts";
import { i18n } from "../text/i18n.ts";
import { hear, listen } from "./chat.ts";
import { Mirror } from "./mirror.ts";
import { showPly } from "./replay.ts";
import { useSettings } from "./settings.ts";
import { FRESH, type TableStore, useTable } from "./store.ts";

let live: Live | undefined;
let stopFollowing = () => {};

const seenKey = (id: string) => `civitas.seen.${id}`;

/** Opens a table: loads it, and stays tuned until {@link closeTable}. */
export async function openTable(id: string, seat = "") {
  closeTable();
  stopFollowing = useSettings.subscribe((now, before) => {
    if (now.language !== before.language) {
      void retell();
    }
  });
  const { language } = useSettings.getState();
  useTable.setState({ ...FRESH, id, seat, seenPly: Number(localStorage.getItem(seenKey(id)) ?? -1) });
  try {
    const table = await api.table(id);
    if (useTable.getState().id !== id) {
      return;
    }
    const [ui, content] = await Promise.all([loadGame(table.game), api.content(table.game, table.boxes)]);
    if (useTable.getState().id !== id) {
      return;
    }
    useTable.setState({ ui, content });
    await look(table, loadTexts(table));
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
  stopFollowing();
  live?.close();
  live = undefined;
  useTable.setState(FRESH);
}

function tuneIn() {
  live?.close();
  const mirror = new Mirror();
  live = new Live(
    () => {
      const { id, seat, state } = useTable.getState();
      const since = state ? `&since=${state.ply}` : "";
      const { language, answerEmpty } = useSettings.getState();
      const empty = seat === "" ? "" : `&empty=${answerEmpty ? 1 : 0}`;
      return `/api/tables/${encodeURIComponent(id)}/live?seat=${seat}&lang=${language}&patches=1${since}${empty}`;
    },
    (message) => {
      if (message.type === "state" || message.type === "patch") {
        const state = mirror.take(message);
        if (state) {
          accept(state);
        } else {
          live?.say({ type: "whole" });
        }
      } else if (message.type === "table") {
        useTable.setState({ lobby: message.table });
      } else if (message.type === "presence") {
        greet(message.online);
      } else if (message.type === "chat") {
        hear([message.line]);
      } else if (message.type === "gone") {
        live?.close();
        useTable.setState({ fatal: i18n.t("table.gone") });
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

async function loadTexts({ game, boxes }: TableInfo) {
  const { language } = useSettings.getState();
  const { things, words } = await api.texts(game, boxes);
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
    await look(table, loadTexts(table), isWanted);
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
  if (old.state && lines.length > 0 && namesOf(state) !== namesOf(old.state)) {
    void refreshTable();
  }
  const log = mergeLog(lines, state);
  const moved = state.ply !== old.state?.ply;
  useTable.setState({
    state,
    lobby: undefined,
    log,
    seat: state.seat,
    ...beginning(state, old),
    ...(moved ? { verb: "", problem: "", doubtful: undefined } : {}),
    ...(moved && old.state && !old.oneGo ? { pending: "" } : {}),
    ...(old.newsFrom < 0 ? { newsFrom: state.ply } : {}),
  });
  try {
    localStorage.setItem(seenKey(state.table.id), String(state.ply));
  } catch {
    // see settings
  }
}

/** By whose names the lines so far were told. */
const namesOf = (state: State) => state.table.seats.map((seat) => seat.name).join("\n");

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
