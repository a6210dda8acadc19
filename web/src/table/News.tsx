import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogLine, State } from "../api/types.ts";
import { useGame, useTable } from "../state/table.ts";
import { Glyph } from "../ui/Glyph.tsx";

interface Item {
  readonly id: string;
  readonly line: LogLine;
  readonly card: ReactNode;
}

/** Events and completed objectives appear as cards with their text, until dismissed. */
export function News({ state }: { state: State }) {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const { news } = useGame();
  const known = useRef(-1);
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const last = log.at(-1)?.ply ?? -1;
    if (known.current < 0) {
      known.current = last;
      return;
    }
    const fresh = log.filter((line) => line.ply > known.current);
    known.current = last;
    const added = fresh.flatMap((line, i) => {
      const card = news?.(line);
      return card ? [{ id: `${line.ply}-${i}`, line, card }] : [];
    });
    if (added.length > 0) {
      setItems((old) => [...old, ...added].slice(-2));
    }
  }, [log, news]);
  const lasting = items.filter((item) => item.line.ply <= state.ply);
  if (lasting.length === 0) {
    return null;
  }
  return (
    <div className="news" role="status">
      {lasting.map((item) => (
        <article key={item.id}>
          <header>
            <span>{item.line.text}</span>
            <button
              type="button"
              className="quiet"
              aria-label={t("close")}
              onClick={() => setItems((old) => old.filter((other) => other !== item))}
            >
              <Glyph name="close" />
            </button>
          </header>
          {item.card}
        </article>
      ))}
    </div>
  );
}
