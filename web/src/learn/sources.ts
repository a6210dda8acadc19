// How far the cards of a set of boxes are known, as their content says; boxes as they were printed say nothing.
import type { Text } from "../api/server.ts";

export interface Source {
  readonly attested: string;
  /** What being attested so far is called. */
  readonly name: string;
  /** The cards of which it is true, by their names. */
  readonly cards: readonly string[];
}

interface Attested {
  readonly attested?: readonly { readonly kind: string; readonly code: string; readonly attested: string }[];
}

/** What is known best, of which there is least, comes first. */
export function sourcesOf(content: unknown, things: readonly Text[]): readonly Source[] {
  const cards = (content as Attested).attested ?? [];
  const name = (kind: string, code: string) =>
    things.find((thing) => thing.kind === kind && thing.code === code)?.name ?? code;
  return [...new Set(cards.map((card) => card.attested))]
    .map((attested) => ({
      attested,
      name: name("attested", attested),
      cards: [...new Set(cards.filter((card) => card.attested === attested).map((card) => name(card.kind, card.code)))],
    }))
    .sort((one, other) => one.cards.length - other.cards.length);
}
