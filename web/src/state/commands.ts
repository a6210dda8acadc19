import { ApiError, api, message } from "../api/client.ts";
import type { Choice, Decision, State, Thing } from "../api/types.ts";
import { type Tab, tabsOf } from "../table/GameUi.ts";
import { useSettings } from "./settings.ts";
import { myDecision, useTable } from "./store.ts";
import { accept, retell } from "./table.ts";

/** The latest command sent; only it says when we may choose again. */
let latest = 0;

/** Makes a choice; one that would lose something for good has to be confirmed first, wherever it was made. */
export async function choose(choice: Pick<Choice, "code">) {
  if (!useTable.getState().pending) {
    await sendOrAsk(choice);
  }
}

/** Why a choice is asked about once more: the setting that says so. */
export type Doubt = "confirmLoss" | "confirmFight" | "confirmLast";

/** What a choice leaves nothing of, by the code of the good. */
export const spentWhole = ({ price }: Pick<Choice, "price">) =>
  price.filter(({ amount, left }) => amount < 0 && left === 0).map(({ what }) => what);

/** What is spent to the last, where it cannot be taken back freely. */
export const lastOf = ({ price, reveals }: Pick<Choice, "price" | "reveals">) =>
  reveals ? price.filter(({ amount, left }) => amount < 0 && left === 0) : [];

/** Whether a choice has to be confirmed, and by which setting. */
export function doubtOf(
  choice: Pick<Choice, "loss" | "fight" | "price" | "reveals">,
  settings: Readonly<Record<Doubt, boolean>>,
): Doubt | undefined {
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ["confirmLoss", choice.loss !== ""],
    ["confirmFight", choice.fight],
    ["confirmLast", lastOf(choice).length > 0],
  ];
  return doubts.find(([setting, given]) => given && settings[setting])?.[0];
}

/** Makes a choice of which somebody has been told what comes of it. */
export async function chooseTold(choice: Pick<Choice, "code">) {
  if (!useTable.getState().pending) {
    await send(choice);
  }
}

async function sendOrAsk(choice: Pick<Choice, "code">) {
  if (judge) {
    await judge(choice);
    return;
  }
  const listed = myDecision(useTable.getState().state)?.choices.find((other) => other.code === choice.code);
  if (listed && doubtOf(listed, useSettings.getState()) !== undefined) {
    useTable.setState({ doubtful: listed });
  } else {
    await send(choice);
  }
}

/** The loss is accepted. */
export async function confirmLoss() {
  const { doubtful, pending } = useTable.getState();
  useTable.setState({ doubtful: undefined });
  if (doubtful && !pending) {
    await send(doubtful);
  }
}

export const thinkAgain = () => useTable.setState({ doubtful: undefined });

/** What takes choices in the place of the server, where nothing is played; see the puzzles. */
type Judge = (choice: Pick<Choice, "code">) => Promise<void>;
let judge: Judge | undefined;

/** From now on choices go to somebody else, or to the server again. */
export const judgeBy = (other: Judge | undefined) => {
  judge = other;
};

async function send(choice: Pick<Choice, "code">) {
  const { id, seat, state } = useTable.getState();
  if (!state) {
    return;
  }
  if (judge) {
    await judge(choice);
    return;
  }
  const chosen = myDecision(state)?.choices.find((other) => other.code === choice.code);
  const begins = state.decisions.some((decision) => useTable.getState().ui.startsAction(decision));
  useTable.setState({ pending: choice.code, problem: "" });
  await run(() => insist(id, seat, state, choice.code));
  const { baseState, ui } = useTable.getState();
  if (begins && chosen && baseState?.ply === state.ply) {
    // what ends a step begins nothing: the next question stands for itself
    useTable.setState(
      ui.closing.has(chosen.verb) ? { base: -1, baseState: undefined, action: "" } : { action: chosen.label },
    );
  }
  follow();
}

/** An action that goes on somewhere else brings the view where that is done to the front. */
function follow() {
  const { state, ui, tab } = useTable.getState();
  const decision = myDecision(state);
  if (!decision || ui.startsAction(decision)) {
    comeBack();
    return;
  }
  if (state && ui.hasWidget(state, decision)) {
    return; // it is answered where it lies over every view
  }
  const next = tabFor(tabsOf(ui), tab, decision.choices);
  if (next !== undefined) {
    leadTo(next);
  }
}

/** What is asked of a seat, as far as a view could depend on it. */
const askedOf = (state: State | undefined) => {
  const decision = myDecision(state);
  return decision?.required ? `${state?.table.id} ${decision.promptKey}` : "";
};

// what others have done may bring a question, too; while a command of ours is under way that sees to it
useTable.subscribe((now, before) => {
  const asked = askedOf(now.state);
  if (now.pending === "" && !now.oneGo && before.state && asked !== "" && asked !== askedOf(before.state)) {
    follow();
  }
});

/** The view that was brought to the front for an action, and the one it was brought from. */
let led: { readonly from: string; readonly to: string } | undefined;

/** Brings a view to the front until the action is over. */
export function leadTo(tab: string) {
  const { tab: front } = useTable.getState();
  if (tab !== front) {
    led = { from: led?.to === front ? led.from : front, to: tab };
    useTable.setState({ tab });
  }
}

/** The action is over: back to where it began, unless somebody has turned to another view meanwhile. */
function comeBack() {
  if (led && useTable.getState().tab === led.to) {
    useTable.setState({ tab: led.from });
  }
  led = undefined;
}

/** The view on which some of the choices can be made, if the one in front shows none of them. */
export function tabFor(
  tabs: readonly Pick<Tab, "id" | "kinds">[],
  front: string,
  choices: readonly Choice[],
): string | undefined {
  const kinds = new Set(askedFor(choices).map((thing) => thing.kind));
  const shows = (tab: Pick<Tab, "kinds">) => tab.kinds.some((kind) => kinds.has(kind));
  const present = tabs.find((tab) => tab.id === front) ?? tabs[0];
  return present && shows(present) ? undefined : tabs.find(shows)?.id;
}

/** What choices differ in: where a scout goes is asked of places, not of scouts. */
function askedFor(choices: readonly Choice[]): readonly Thing[] {
  const about = choices.filter(({ things }) => things.length > 0);
  const isShared = ({ kind, code }: Thing) =>
    about.every(({ things }) => things.some((other) => other.kind === kind && other.code === code));
  const all = about.flatMap(({ things }) => things);
  const differing = all.filter((thing) => !isShared(thing));
  return differing.length > 0 ? differing : all;
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
      const { ply } = await api.choose(id, seat, now.ply, code);
      return await arrival(id, seat, ply);
    } catch (error) {
      const later = error instanceof ApiError ? error.problem.state : undefined;
      if (left === 0 || !later || !isStillAsked(myDecision(seen), myDecision(later), code)) {
        throw error;
      }
      now = later;
    }
  }
}

/** How long the news of what we have chosen may take to come over the live connection, in milliseconds. */
const NEWS_WITHIN = 2_000;

/** The state that our choice has led to: as the live connection tells it, or asked for if that is slow or interrupted. */
async function arrival(id: string, seat: string, ply: number): Promise<State> {
  const here = () => {
    const { id: open, state } = useTable.getState();
    return open === id && state?.seat === seat && state.ply >= ply ? state : undefined;
  };
  const told = await new Promise<State | undefined>((resolve) => {
    const done = (state: State | undefined) => {
      clearTimeout(late);
      stop();
      resolve(state);
    };
    const isDeaf = () => useTable.getState().connection !== "online";
    const late = setTimeout(() => done(undefined), isDeaf() ? 0 : NEWS_WITHIN);
    const stop = useTable.subscribe(() => (here() || isDeaf()) && done(here()));
    const known = here();
    if (known) {
      done(known);
    }
  });
  return told ?? (await api.state(id, seat));
}

/** Whether a later decision asks the same, and the answer means the same. */
export function isStillAsked(before: Decision | undefined, now: Decision | undefined, code: string): boolean {
  const label = (decision: Decision | undefined) => decision?.choices.find((choice) => choice.code === code)?.label;
  return now !== undefined && before?.prompt === now.prompt && label(now) !== undefined && label(before) === label(now);
}

/**
 * Several small choices as one, such as the lines of an offer; stops at the first refusal, and where one has to be confirmed. Who has
 * been told already what comes of it is not asked again.
 */
export async function chooseAll(codes: readonly string[], told = false) {
  if (judge) {
    await choose({ code: codes[0]! });
    return;
  }
  await inOneGo(codes.map((code) => () => (told ? send({ code }) : sendOrAsk({ code }))));
}

/** Takes back what was chosen since a ply, and chooses this instead, as one. */
export async function chooseAgain(fromPly: number, codes: readonly string[]) {
  await inOneGo([() => takeBack(fromPly), ...codes.map((code) => () => sendOrAsk({ code }))]);
}

/** Between two of the commands the buttons would be free for a moment, and a fast finger would choose something else. */
async function inOneGo(commands: readonly (() => Promise<void>)[]) {
  if (useTable.getState().pending) {
    return;
  }
  const { id } = useTable.getState();
  const goesOn = () => {
    const { problem, doubtful, id: open } = useTable.getState();
    return !problem && !doubtful && open === id;
  };
  useTable.setState({ oneGo: true, problem: "" });
  try {
    for (let i = 0; i < commands.length && goesOn(); i++) {
      await commands[i]!();
    }
  } finally {
    useTable.setState({ oneGo: false, pending: "" });
  }
}

/** How long I pass whatever I could do. */
export type Until = "" | "turn" | "attack";

/** Passes from now on, or no longer. */
export async function passUntil(until: Until) {
  const { id, seat } = useTable.getState();
  await run(() => api.answering(id, seat, useSettings.getState().answerEmpty, until));
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

/** Agrees to the wish that is shown, and to no other that may have taken its place meanwhile. */
export async function agreeUndo(shown: { readonly ply: number; readonly toPly: number }) {
  const { id, seat } = useTable.getState();
  await run(() => api.agreeUndo(id, seat, shown.ply, shown.toPly));
}

export async function declineUndo() {
  const { id, seat } = useTable.getState();
  await run(() => api.declineUndo(id, seat));
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
    if (mine === latest && !useTable.getState().oneGo) {
      useTable.setState({ pending: "" });
    }
  }
}
