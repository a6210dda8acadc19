import type { TFunction } from "i18next";

/** Names that say it themselves, in any language of the page. */
const PLAIN = /^(guest|гость)$/i;

/** Whether somebody's name needs a mark: anybody may come as a guest under any name that is not an account's. */
export const isMarked = (who: { readonly name: string; readonly guest: boolean; readonly mine?: boolean }) =>
  who.guest && !who.mine && !PLAIN.test(who.name);

/** The name of somebody else, or one's own. */
export function nameOf(who: { readonly name: string; readonly guest: boolean; readonly mine?: boolean }, t: TFunction) {
  return isMarked(who) ? t("guest.name", { name: who.name }) : who.name;
}
