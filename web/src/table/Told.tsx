import type { LogLine, Thing } from "../api/types.ts";
import { useGame, useTable } from "../state/store.ts";
import { townOf } from "../text/towns.ts";
import { Icon } from "../ui/Icon.tsx";

/** A Russian name may be bent: «Солону» is Солон. Its last vowel gives way, and a short ending may follow. */
const ENDING = /[аяйиь]$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const formsOf = (label: string) =>
  /^[а-яё -]+$/i.test(label)
    ? `${escaped(label.replace(ENDING, ""))}(?:[а-яё]{0,3})(?![\\p{L}])`
    : `${escaped(label)}(?![\\p{L}])`;

export interface Part {
  readonly text: string;
  /** The code of the city that is named here; empty for other words. */
  readonly city?: string;
  /** The seat whose player is named here; empty for other words. */
  readonly seat: string;
}

/** A line taken apart into the names of players and what is said of them. */
export function partsOf(text: string, things: readonly Thing[]): readonly Part[] {
  const players = things.filter((thing) => thing.kind === "seat" && thing.label !== "");
  if (players.length === 0) {
    return [{ text, seat: "" }];
  }
  const names = players.map((player) => `(${formsOf(player.label)})`).join("|");
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(`(?<![\\p{L}])(?:${names})`, "gu"))) {
    const which = found.slice(1).findIndex((name) => name !== undefined);
    if (found.index > from) {
      parts.push({ text: text.slice(from, found.index), seat: "" });
    }
    parts.push({ text: found[0], seat: players[which]!.code });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), seat: "" }] : parts;
}

/** Words taken apart where they name the space of a city. */
export function citiesIn(text: string, cities: readonly string[]): readonly Part[] {
  const named = cities.filter((code) => text.includes(code));
  if (named.length === 0) {
    return [{ text, seat: "" }];
  }
  return text
    .split(new RegExp(`(?<![\\p{L}\\d])(${named.map(escaped).join("|")})(?![\\p{L}\\d])`, "u"))
    .map((part, i) => ({ text: part, seat: "", city: i % 2 === 1 ? part : "" }))
    .filter((part) => part.text !== "");
}

const NONE: readonly string[] = [];

/** Every line asks for the cities of the same view. */
const known = new WeakMap<object, readonly string[]>();

function citiesOf(view: unknown, cities: (view: unknown) => readonly string[]): readonly string[] {
  const seen = known.get(view as object) ?? cities(view);
  known.set(view as object, seen);
  return seen;
}

/** Words in which the spaces of cities have the names that stand on the map. */
export function Named({ text }: { text: string }) {
  const table = useTable((open) => open.id);
  const cities = useTable(({ state, ui }) => (state && ui.cities ? citiesOf(state.view, ui.cities) : NONE));
  return citiesIn(text, cities).map((part, i) =>
    part.city ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <span key={i} className="town">
        <b>{townOf(part.city, table)}</b> {part.city}
      </span>
    ) : (
      part.text
    ),
  );
}

/** A line of the log: players in their colours, cities with their names, and drawings in the place of the signs of the game. */
export function Told({ line }: { line: Pick<LogLine, "text" | "things"> }) {
  const table = useTable((open) => open.id);
  const cities = useTable(({ state, ui }) => (state && ui.cities ? citiesOf(state.view, ui.cities) : NONE));
  const parts = partsOf(line.text, line.things).flatMap((part) => (part.seat ? [part] : citiesIn(part.text, cities)));
  return parts.map(({ text, seat, city }, i) =>
    seat ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <b key={i} className={`who side-${seat}`}>
        {text}
      </b>
    ) : city ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <span key={i} className="town">
        <b>{townOf(city, table)}</b> {city}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <Drawn key={i} text={text} />
    ),
  );
}

/** A text with drawings in the place of the signs of the game. */
function Drawn({ text }: { text: string }) {
  const signs = useGame().signs ?? {};
  if (!Object.keys(signs).some((sign) => text.includes(sign))) {
    return text;
  }
  return [...text].map((letter, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other name than their place
    signs[letter] ? <Icon key={i} name={signs[letter]} size={13} /> : letter,
  );
}
