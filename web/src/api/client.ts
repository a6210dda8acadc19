import { i18n } from "../text/i18n.ts";
import type { AdviceInfo, HintInfo, PuzzleEntry, PuzzleVerdict, StudyInfo } from "./server.ts";
import type {
  ChatLine,
  Dice,
  Forecast,
  GameInfo,
  LessonEntry,
  Me,
  NewTable,
  Points,
  Preview,
  Problem,
  RuleBook,
  ShortcutsInfo,
  State,
  TableInfo,
  Texts,
} from "./types.ts";

/** A refusal of the server, with a sentence for people. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** What went wrong, in words. */
export function message(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return String(error);
  }
  return error.problem.status === 0 ? i18n.t("problem.offline") : error.message || error.problem.code;
}

let language = "en";

/** In which language the server answers from now on. */
export function speak(lang: string) {
  language = lang;
}

async function call<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        "Accept-Language": language,
        ...(method === "GET" ? {} : { "X-Civitas": "1", "Content-Type": type }),
      },
      ...(method === "GET"
        ? {}
        : { body: type === "application/json" ? JSON.stringify(body ?? {}) : (body as string) }),
    });
  } catch {
    throw new ApiError({ type: "", title: "offline", status: 0, detail: "", code: "offline" });
  }
  if (!response.ok) {
    let problem: Problem = {
      type: "",
      title: response.statusText,
      status: response.status,
      detail: "",
      code: "unknown",
    };
    try {
      problem = { ...problem, ...((await response.json()) as Problem) };
    } catch {
      // no problem document: the status line has to do
    }
    throw new ApiError(problem);
  }
  return (response.status === 204 ? undefined : await response.json().catch(() => undefined)) as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body?: unknown) => call<T>("POST", path, body);

/** A puzzle has an address of its own in the place of a table's: `puzzle.GAME.DAY`. */
const PUZZLE = /^puzzle\.([^.]+)\.([^.]+)$/;
export const isPuzzle = (id: string) => PUZZLE.test(id);

function at(id: string, rest = "") {
  const [, game, day] = PUZZLE.exec(id) ?? [];
  return game !== undefined && day !== undefined
    ? `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(day)}${rest}`
    : `/api/tables/${encodeURIComponent(id)}${rest}`;
}

/** What only a table has to tell: of a puzzle it is not even asked. */
const ofTable = <T>(id: string, path: string): Promise<T> =>
  isPuzzle(id)
    ? Promise.reject(new ApiError({ type: "", title: "", status: 404, detail: "", code: "not-found" }))
    : get<T>(path);
const query = (values: Record<string, string | number | undefined>) => {
  const parts = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return parts.length === 0 ? "" : `?${parts.map(([key, value]) => `${key}=${encodeURIComponent(value!)}`).join("&")}`;
};

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (name: string) => post<Me>("/api/guest", { name }),
  register: (name: string, password: string, email: string) =>
    post<Me>("/api/accounts", email === "" ? { name, password } : { name, password, email }),
  login: (name: string, password: string, bring = false) => post<Me>("/api/login", { name, password, bring }),
  changePassword: (password: string, newPassword: string) => post<void>("/api/me/password", { password, newPassword }),
  logout: () => post<void>("/api/logout"),
  settings: (change: Partial<Pick<Me, "name" | "email" | "language" | "notify">>) =>
    call<Me>("PATCH", "/api/me", change),

  confirmMail: (secret: string) => post<void>(`/api/mail/confirm/${encodeURIComponent(secret)}`),
  stopMail: (secret: string) => post<void>(`/api/mail/stop/${encodeURIComponent(secret)}`),

  games: () => get<GameInfo[]>(`/api/games${query({ lang: language })}`),
  content: (game: string, boxes: readonly string[]) =>
    get<unknown>(`/api/content/${game}${query({ boxes: boxes.join(",") })}`),
  texts: (game: string, boxes: readonly string[]) =>
    get<Texts>(`/api/texts/${game}${query({ boxes: boxes.join(","), lang: language })}`),
  rules: (game: string, boxes: readonly string[]) =>
    get<RuleBook>(`/api/rules/${game}${query({ boxes: boxes.join(","), lang: language })}`),

  lessons: () => get<LessonEntry[]>(`/api/lessons${query({ lang: language })}`),
  learn: (game: string, lesson: string) =>
    post<TableInfo>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
  skipGoal: (id: string, goal: number) => post<State>(at(id, `/lesson/skip${query({ lang: language })}`), { goal }),

  puzzles: () => get<PuzzleEntry[]>(`/api/puzzles${query({ lang: language })}`),
  answerPuzzle: (id: string, code: string) =>
    post<PuzzleVerdict>(at(id, `/answer${query({ lang: language })}`), { code }),
  puzzleSolution: (id: string) => get<AdviceInfo[]>(at(id, `/solution${query({ lang: language })}`)),

  tables: (scope: string, before?: string) => get<TableInfo[]>(`/api/tables${query({ scope, before })}`),
  table: (id: string) => get<TableInfo>(at(id)),
  create: (table: NewTable) => post<TableInfo>("/api/tables", table),
  join: (id: string, seat?: string) => post<TableInfo>(at(id, "/join"), seat ? { seat } : {}),
  leave: (id: string) => post<TableInfo>(at(id, "/leave")),
  start: (id: string) => post<TableInfo>(at(id, "/start")),
  link: (id: string, seat: string) => post<{ url: string }>(at(id, `/seats/${seat}/link`)),
  takeSeat: (secret: string) => post<TableInfo>(`/api/seat-links/${encodeURIComponent(secret)}`),
  replace: (id: string, seat: string, level: string) => post<TableInfo>(at(id, `/seats/${seat}/replace`), { level }),
  vote: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/vote`)),
  giveBack: (id: string, seat: string) => post<TableInfo>(at(id, `/seats/${seat}/return`)),

  state: (id: string, seat?: string) => get<State>(at(id, `/state${query({ seat, lang: language })}`)),
  choose: (id: string, seat: string, ply: number, code: string) =>
    post<{ readonly ply: number }>(at(id, `/choices${query({ lang: language, answer: "ply" })}`), { seat, ply, code }),
  preview: (id: string, seat: string, code: string, ply: number) =>
    ofTable<Preview>(id, at(id, `/preview${query({ seat, code, ply: String(ply), lang: language })}`)),
  forecast: (id: string, seat: string, code: string, ply: number) =>
    ofTable<Forecast>(id, at(id, `/forecast${query({ seat, code, ply: String(ply) })}`)),
  hint: (id: string, seat: string, ply: number) =>
    post<HintInfo>(at(id, `/hint${query({ lang: language })}`), { seat, ply }),
  analysis: (id: string) => post<StudyInfo>(at(id, `/analysis${query({ lang: language })}`)),
  shortcuts: (id: string, seat: string, thing: string, ply: number) =>
    ofTable<ShortcutsInfo>(id, at(id, `/shortcuts${query({ seat, thing, ply: String(ply), lang: language })}`)),
  why: (id: string, seat: string, thing: string) =>
    get<{ readonly text: string }[]>(at(id, `/why${query({ seat, thing, lang: language })}`)),
  answering: (id: string, seat: string, empty: boolean, until: string) =>
    post<State>(at(id, `/answering${query({ lang: language })}`), { seat, empty, until }),
  undo: (id: string, seat: string, toPly: number) =>
    post<State>(at(id, `/undo${query({ lang: language })}`), { seat, toPly }),
  askUndo: (id: string, seat: string, toPly: number) =>
    post<State>(at(id, `/undo/request${query({ lang: language })}`), { seat, toPly }),
  agreeUndo: (id: string, seat: string, ply: number, toPly: number) =>
    post<State>(at(id, `/undo/agree${query({ lang: language })}`), { seat, ply, toPly }),
  declineUndo: (id: string, seat: string) => post<State>(at(id, `/undo/decline${query({ lang: language })}`), { seat }),
  replay: (id: string, ply: number, seat?: string, logFrom?: number) =>
    get<State>(at(id, `/replay${query({ ply, seat, lang: language, logFrom })}`)),
  points: (id: string) => get<Points[]>(at(id, "/points")),
  chat: (id: string) => get<ChatLine[]>(at(id, `/chat${query({ lang: language })}`)),
  say: (id: string, text: string) => post<unknown>(at(id, "/chat"), { text }),
  speed: (id: string, millis: number) => post<unknown>(at(id, "/speed"), { millis }),
  dice: (id: string) => get<Dice>(at(id, "/dice")),
  recordUrl: (id: string) => at(id, "/record"),
  upload: (record: string) => call<TableInfo>("POST", "/api/records", record, "text/plain"),
};
