import { api, message } from "../api/client.ts";
import type { ChatLine } from "../api/types.ts";
import { useTable } from "./store.ts";

/** Once the line is open: what was said before it was, when we came or while the connection was lost. */
export async function listen() {
  const { id, chatKnown } = useTable.getState();
  try {
    const lines = await api.chat(id);
    if (useTable.getState().id === id) {
      hear(lines, chatKnown);
      useTable.setState({ chatKnown: true, chatProblem: "" });
    }
  } catch (error) {
    if (useTable.getState().id === id) {
      useTable.setState({ chatProblem: message(error) });
    }
  }
}

/** Adds lines to those we know. */
export function hear(lines: readonly ChatLine[], isNews = true) {
  const { chat, unread, state, lobby } = useTable.getState();
  const fresh = lines.filter((line) => !chat.some((other) => other.n === line.n));
  const all = [...chat, ...fresh].sort((one, other) => one.n - other.n);
  // Whoever is alone with computers knows what they have done.
  const people = (state?.table ?? lobby)?.seats.filter((seat) => seat.kind === "person" && !seat.mine) ?? [];
  const news = fresh.filter((line) => !line.notice || people.length > 0);
  useTable.setState({ chat: all, unread: unread + (isNews ? news.length : 0) });
}

export async function say(text: string) {
  await api.say(useTable.getState().id, text);
}
