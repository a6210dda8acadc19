// How people and tables are called. What nobody has named, everybody reads in their own language, whoever came with another one.
import type { TFunction } from "i18next";
import type { SeatInfo, TableInfo } from "../api/types.ts";
import { i18n } from "./i18n.ts";
import { inAll } from "./unnamed.ts";

const GUESTS: ReadonlySet<string> = new Set(["", ...inAll("guest")]);

/** The name of a person, or the word for a guest who has not given one. */
export const personName = (name: string) => (GUESTS.has(name) ? i18n.t("guestName") : name);

export const isNameless = (name: string) => GUESTS.has(name);

/** A name for somebody who has not thought of one: a word from each of two lists of the page's language. */
export function madeUpName(chance: () => number = Math.random): string {
  const pick = (key: string) => {
    const words = i18n.t(key).split(" ");
    return words[Math.floor(chance() * words.length)]!;
  };
  return `${pick("name.first")} ${pick("name.second")}`;
}

/** Whether somebody's name needs a mark: anybody may come as a guest under any name that is not an account's. */
export const isMarked = (who: { readonly name: string; readonly guest: boolean; readonly mine?: boolean }) =>
  who.guest && !who.mine && !GUESTS.has(who.name);

/** The name of somebody else, or one's own. */
export function nameOf(who: { readonly name: string; readonly guest: boolean; readonly mine?: boolean }, t: TFunction) {
  return isMarked(who) ? t("guest.name", { name: who.name }) : personName(who.name);
}

/**
 * What the player of a seat is called at a table; empty where the name would not tell them apart: for whoever gave none, and whoever
 * plays several seats under one. There the colour of the seat is said, as the server does in the log.
 */
export function calledAt(seats: readonly Pick<SeatInfo, "seat" | "name" | "kind">[], seat: string): string {
  const name = seats.find((other) => other.seat === seat && other.kind !== "open")?.name ?? "";
  const same = seats.filter((other) => other.kind !== "open" && other.name.toLowerCase() === name.toLowerCase());
  return GUESTS.has(name) || same.length > 1 ? "" : name;
}

const UNTITLED: ReadonlySet<string> = new Set(["", ...inAll("quick"), ...inAll("friends")]);

/** What a table is called: by its title, or by who meets there if nobody has given it one. */
export function titleOf(table: Pick<TableInfo, "title" | "seats">): string {
  if (!UNTITLED.has(table.title)) {
    return table.title;
  }
  const people = table.seats.filter((seat) => seat.kind !== "agent").length;
  return i18n.t(people > 1 ? "new.defaultTitle" : "home.quickTitle");
}
