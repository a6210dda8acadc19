import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogLine, State } from "../api/types.ts";
import { go } from "../state/route.ts";
import { still } from "../state/settings.ts";
import { useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { Told } from "./Told.tsx";

const LONGEST = 15_000;
const CALM_STEP = 1600;
const MOST = 24;

/** The moments of a reel: every ply that said something, thinned out evenly when there are too many. */
export function moments(log: readonly LogLine[], from: number, to: number): readonly number[] {
  const plies = [...new Set(log.filter((line) => line.ply > from && line.ply <= to).map((line) => line.ply))];
  if (plies.length <= MOST) {
    return plies;
  }
  const every = (plies.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, i) => plies[Math.round(i * every)]!);
}

/** What happened since I was here: some seconds of replay with captions, to be skipped at any time. */
export function Reel({ state, from }: { state: State; from: number }) {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const ply = useTable((table) => table.replayPly);
  const shown = useTable((table) => table.replay?.ply);
  const [to] = useState(state.ply);
  const { id } = state.table;
  const plies = moments(log, from, to);
  const at = plies.indexOf(ply);
  const next = plies.find((other) => other > ply);
  const step = Math.min(CALM_STEP, Math.max(500, LONGEST / Math.max(1, plies.length)));
  useEffect(() => {
    if (shown !== ply) {
      return;
    }
    const timer = setTimeout(
      () => go(next === undefined ? `/table/${id}` : `/table/${id}/replay/${next}?reel=${from}`, "replace"),
      at < 0 ? 200 : still() ? CALM_STEP : step,
    );
    return () => clearTimeout(timer);
  }, [shown, ply, next, at, step, id, from]);
  const lines = log.filter((line) => line.ply === ply);
  return (
    <div className="reel" role="status" aria-label={t("away.name")}>
      <div className="reel-line">
        {lines.slice(0, 3).map((line, i) => {
          const seat = line.things.find((thing) => thing.kind === "seat")?.code;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <span key={i}>
              {seat && <SeatMark seat={seat} />} <Told line={line} />
            </span>
          );
        })}
      </div>
      <progress value={at + 1} max={plies.length} aria-label={t("replay.slider")} />
      <button
        type="button"
        className="choice primary"
        autoFocus
        onClick={() => go(`/table/${id}`, "replace")}
        data-code="skip-reel"
      >
        <Glyph name="last" /> {t("away.skip")}
      </button>
    </div>
  );
}

/** An offer to see what happened, when a player returns. */
export function WhileAway({ state, seen }: { state: State; seen: number }) {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const [end] = useState(state.ply);
  const done = () => useTable.setState({ seenPly: -1 });
  const missed = log.filter((line) => line.ply > seen && line.ply <= end);
  if (seen < 0 || end - seen < 2 || missed.length === 0) {
    return null;
  }
  return (
    <section className="away-reel" aria-label={t("away.name")}>
      <p>
        <b>{t("away.title", { count: missed.length })}</b>
        <button
          type="button"
          className="choice"
          onClick={() => {
            done();
            go(`/table/${state.table.id}/replay/${Math.max(0, seen)}?reel=${seen}`);
          }}
          data-code="watch-reel"
        >
          <Glyph name="play" /> {t("away.watch")}
        </button>
        <button type="button" className="quiet" onClick={done} aria-label={t("close")}>
          <Glyph name="close" />
        </button>
      </p>
      <ul>
        {missed.slice(-4).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={i}>
            <Told line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
