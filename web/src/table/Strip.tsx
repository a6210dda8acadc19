import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SeatInfo } from "../api/types.ts";
import { useGame } from "../state/store.ts";
import { isMarked, nameOf, personName } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import type { StageProps } from "./GameUi.ts";
import { Thingish } from "./Thingish.tsx";

/** Everybody at a glance: whose turn, who is thinking, clocks, and what the game wants to be seen. */
export function PlayerStrip({ state, index }: StageProps) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const { order, active, Facts, races } = useGame();
  const turn = state.over ? "" : active(state);
  return (
    <ol className="strip" aria-label={t("tab.players")} data-guide="players">
      {order(state).map((code) => {
        const info = state.table.seats.find((other) => other.seat === code);
        const person = personName(info?.name ?? "?");
        const name = `${info ? nameOf(info, t) : "?"} (${seat(code)})`;
        const points = state.standings.find((standing) => standing.seat === code)?.points ?? 0;
        return (
          <li key={code} className={`side-${code} ${turn === code ? "turn" : ""} ${code === state.seat ? "me" : ""}`}>
            <Thingish
              kind="seat"
              code={code}
              index={index}
              className="strip-player"
              help=""
              label={[
                name,
                ...(races ? [] : [t("points", { count: points })]),
                ...(turn === code ? [t("strip.turn")] : []),
                ...(info && isComputer(info) ? [t("strip.computer")] : []),
                ...(info && isAway(info) ? [t("strip.away")] : []),
              ].join(", ")}
            >
              <SeatMark seat={code} size={18} />
              <span className="strip-name">
                <b>{person}</b>
                {code === state.seat && <small className="spare">{t("strip.you")}</small>}
                {info && isMarked(info) && <small className="spare">{t("guest.mark")}</small>}
              </span>
              {Facts && (
                <span className="strip-facts">
                  <Facts state={state} seat={code} />
                </span>
              )}
              {info && <Presence info={info} waiting={state.waitingFor.includes(code)} />}
            </Thingish>
          </li>
        );
      })}
    </ol>
  );
}

const isComputer = (info: SeatInfo) => info.kind === "agent" || info.replaced;
const isAway = (info: SeatInfo) => info.kind === "person" && !info.online && !info.mine;

function Presence({ info, waiting }: { info: SeatInfo; waiting: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="presence">
      {waiting && <span className="thinking" title={t("strip.thinks")} />}
      {isComputer(info) && <Sign glyph="computer" word={t("strip.computer")} />}
      {isAway(info) && <Sign glyph="moon" word={t("strip.away")} />}
      {info.clock >= 0 && <Clock seconds={info.clock} />}
    </span>
  );
}

/** A sign with its word, which is left out where there is little room. */
function Sign({ glyph, word }: { glyph: "computer" | "moon"; word: string }) {
  return (
    <small className="sign" title={word}>
      <Glyph name={glyph} size={12} /> <span>{word}</span>
    </small>
  );
}

/** Counts down between two messages of the server. */
function Clock({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const hours = Math.floor(left / 3600);
  const text =
    hours >= 48
      ? t("clock.days", { days: Math.floor(hours / 24) })
      : hours > 0
        ? t("clock.hours", { time: `${hours}:${String(Math.floor(left / 60) % 60).padStart(2, "0")}` })
        : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <small className={`clock ${left < 60 ? "late" : ""}`}>
      <Glyph name="clock" size={12} /> {text}
    </small>
  );
}
