import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { go } from "../state/route.ts";
import { useTable } from "../state/store.ts";
import { written } from "../text/numbers.ts";
import { Glyph } from "../ui/Glyph.tsx";

const SPEEDS = [1500, 700, 300, 100];

/** Slider, steps and play; every step has an address of its own. */
export function ReplayBar({ id, last }: { id: string; last: number }) {
  const { t } = useTranslation();
  const ply = useTable((table) => table.replayPly);
  const shown = useTable((table) => table.replay?.ply);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const to = (next: number) => go(`/table/${id}/replay/${Math.max(0, Math.min(last, next))}`, "replace");
  useEffect(() => {
    if (!playing || shown !== ply) {
      return;
    }
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(`/table/${id}/replay/${ply + 1}`, "replace"), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, ply, shown, last, speed, id]);
  return (
    <div className="replay" role="group" aria-label={t("replay.name")}>
      <button type="button" onClick={() => to(0)} aria-label={t("replay.first")}>
        <Glyph name="first" />
      </button>
      <button type="button" onClick={() => to(ply - 1)} aria-label={t("replay.back")} data-code="replay-back">
        <Glyph name="back" />
      </button>
      <button
        type="button"
        onClick={() => setPlaying(!playing)}
        aria-label={playing ? t("replay.pause") : t("replay.play")}
        data-code="replay-play"
      >
        <Glyph name={playing ? "pause" : "play"} />
      </button>
      <button type="button" onClick={() => to(ply + 1)} aria-label={t("replay.next")} data-code="replay-next">
        <Glyph name="next" />
      </button>
      <button type="button" onClick={() => to(last)} aria-label={t("replay.last")}>
        <Glyph name="last" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={Math.min(ply, last)}
        onChange={(event) => to(Number(event.target.value))}
        aria-label={t("replay.slider")}
        aria-valuetext={t("replay.at", { ply, last })}
      />
      <output>{t("replay.at", { ply, last })}</output>
      <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))} aria-label={t("replay.speed")}>
        {SPEEDS.map((millis, i) => (
          <option key={millis} value={i}>
            ×{written([0.5, 1, 2, 6][i]!)}
          </option>
        ))}
      </select>
      <button type="button" className="leave" onClick={() => go(`/table/${id}`)}>
        {t("replay.leave")}
      </button>
    </div>
  );
}
