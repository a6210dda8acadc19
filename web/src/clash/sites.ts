// For whom it matters where a city could stand.
import type { Choice } from "../api/types.ts";
import type { CountView, SiteView } from "./view.ts";

export const FOUND = "found";

const SETTLER = "settler";

/** Whether somebody of a group could found a city. */
export const founds = (group: readonly CountView[]) => group.some(({ kind, number }) => kind === SETTLER && number > 0);

/**
 * The sites that matter now: those that can be chosen by whoever has said that a city shall be founded, or all of them for settlers
 * who are looked at.
 *
 * @param meant whether founding is what is asked, and not only one of many actions
 */
export function sitesFor(
  sites: readonly SiteView[],
  choices: readonly Choice[],
  meant: boolean,
  settlers: boolean,
): readonly SiteView[] {
  const open = meant
    ? new Set(choices.filter(({ verb }) => verb === FOUND).map(({ things }) => things[0]?.code))
    : new Set();
  return open.size > 0 ? sites.filter(({ space }) => open.has(space)) : settlers ? sites : [];
}
