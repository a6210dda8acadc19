import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { refreshTable } from "../state/table.ts";
import { Glyph } from "../ui/Glyph.tsx";

/** Milliseconds between two choices, the slowest first. */
const SPEEDS = [3000, 1500, 800, 300, 100, 0];

/** A pause this long between "go on" and "stop" lets exactly one choice through. */
const ONE_STEP = 300;

const nearest = (millis: number) =>
  SPEEDS.reduce((best, speed, i) => (Math.abs(speed - millis) < Math.abs(SPEEDS[best]! - millis) ? i : best), 0);

/** Only computers play here: their host may pause them, let them make one step, and set their speed. */
export function isWatched(state: State): boolean {
  return state.table.hosting && !state.over && state.table.seats.every((seat) => seat.kind === "agent");
}

export function WatchBar({ state }: { state: State }) {
  const { t } = useTranslation();
  const { id, speed } = state.table;
  const paused = speed < 0;
  const [wanted, setWanted] = useState(nearest(paused ? 800 : speed));
  const [busy, setBusy] = useState(false);
  const act = async (...millis: number[]) => {
    setBusy(true);
    try {
      for (const value of millis) {
        await api.speed(id, value);
      }
      await refreshTable();
    } catch (error) {
      useTable.setState({ problem: message(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="watch" role="group" aria-label={t("watch.name")}>
      <button
        type="button"
        disabled={busy}
        onClick={() => act(paused ? SPEEDS[wanted]! : -1)}
        aria-label={paused ? t("replay.play") : t("replay.pause")}
        data-code="watch-play"
      >
        <Glyph name={paused ? "play" : "pause"} />
      </button>
      <button
        type="button"
        disabled={busy || !paused}
        onClick={() => act(ONE_STEP, -1)}
        aria-label={t("replay.next")}
        title={t("replay.next")}
        data-code="watch-step"
      >
        <Glyph name="next" />
      </button>
      <label>
        <span>{t("watch.slow")}</span>
        <input
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          value={wanted}
          aria-label={t("host.speed")}
          aria-valuetext={t("watch.millis", { seconds: SPEEDS[wanted]! / 1000 })}
          onChange={(event) => {
            const next = Number(event.target.value);
            setWanted(next);
            if (!paused) {
              void act(SPEEDS[next]!);
            }
          }}
        />
        <span>{t("watch.fast")}</span>
      </label>
      <output className="muted">{paused ? t("watch.paused") : t("watch.ply", { ply: state.ply })}</output>
    </div>
  );
}
