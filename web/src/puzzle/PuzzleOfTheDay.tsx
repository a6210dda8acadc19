import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import type { PuzzleEntry } from "../api/server.ts";
import { go } from "../state/route.ts";
import { useSession } from "../state/session.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { isSolved } from "./kept.ts";
import "../learn/learn.css";
import "./puzzle.css";

const pathOf = ({ game, day }: PuzzleEntry) => `/puzzle/${game}/${day}`;

/** Today's puzzle of each game, and the way to yesterday's. A start page without them is a start page all the same. */
export function PuzzleOfTheDay() {
  const { t, i18n } = useTranslation();
  const games = useSession((session) => session.games);
  const [entries, setEntries] = useState<readonly PuzzleEntry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes how they are told
  useEffect(() => {
    let wanted = true;
    api.puzzles().then(
      (list) => wanted && setEntries(list),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [i18n.language]);
  const newest = [...new Set(entries.map((entry) => entry.game))].map((game) =>
    entries.filter((entry) => entry.game === game),
  );
  if (newest.length === 0) {
    return null;
  }
  return (
    <section className="learn puzzles" aria-labelledby="puzzles">
      <h2 id="puzzles">{t("puzzle.title")}</h2>
      <div className="learn-cards">
        {newest.map(([today, ...earlier]) => (
          <div key={today!.game}>
            <Card entry={today!} name={games.find((game) => game.id === today!.game)?.name ?? today!.game} />
            {earlier.map((entry) => (
              <a
                key={entry.day}
                className="puzzle-earlier"
                href={pathOf(entry)}
                onClick={(event) => {
                  event.preventDefault();
                  go(pathOf(entry));
                }}
                data-code={`puzzle ${entry.game}/${entry.day}`}
              >
                {t("puzzle.yesterday")} {isSolved(`puzzle.${entry.game}.${entry.day}`) && <Glyph name="check" />}
              </a>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Card({ entry, name }: { entry: PuzzleEntry; name: string }) {
  const { t } = useTranslation();
  const solved = isSolved(`puzzle.${entry.game}.${entry.day}`);
  return (
    <a
      className="panel learn-card puzzle-card"
      href={pathOf(entry)}
      onClick={(event) => {
        event.preventDefault();
        go(pathOf(entry));
      }}
      data-code={`puzzle ${entry.game}/${entry.day}`}
    >
      <Icon name="rules" size={26} />
      <span>
        <b>{name}</b>
        <span>{solved ? t("puzzle.solved") : t("puzzle.about")}</span>
        <small className="muted">
          {[entry.stage, t("puzzle.players", { count: entry.players }), t("puzzle.choices", { count: entry.choices })]
            .filter((fact) => fact !== "")
            .join(" · ")}
        </small>
      </span>
    </a>
  );
}
