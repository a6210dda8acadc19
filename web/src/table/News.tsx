import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogLine, State } from "../api/types.ts";
import { useGame, useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Told } from "./Told.tsx";

const MOST = 2;
/** After so many choices it is no news any more. */
const FRESH = 25;

const idOf = (line: LogLine) => [line.ply, line.key, ...line.things.map((thing) => thing.code)].join(" ");

/**
 * Events, phases and completed objectives appear as cards with their text, until dismissed. They stand beside the table, never on it:
 * the latest lies open, the one before it only says what it was.
 */
export function News({ state }: { state: State }) {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const from = useTable((table) => table.newsFrom);
  const { news } = useGame();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const items = log
    .filter((line) => line.ply > from && line.ply <= state.ply && state.ply - line.ply < FRESH)
    .map((line) => ({ id: idOf(line), line, card: news?.(line) }))
    .filter(({ id, card }) => card !== undefined && !dismissed.has(id))
    .slice(-MOST)
    .reverse();
  if (items.length === 0) {
    return null;
  }
  return (
    <div className="news" role="status">
      {items.map(({ id, line, card }, i) => (
        <article key={id}>
          <details open={i === 0}>
            <summary>
              <Told line={line} />
            </summary>
            {card}
          </details>
          <button
            type="button"
            className="quiet"
            aria-label={t("close")}
            onClick={() => setDismissed(new Set([...dismissed, id]))}
          >
            <Glyph name="close" />
          </button>
        </article>
      ))}
    </div>
  );
}
