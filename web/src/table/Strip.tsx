import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SeatInfo, State } from "../api/types.ts";
import { openSheet } from "../state/beside.ts";
import { useSession } from "../state/session.ts";
import { useGame, useTable } from "../state/store.ts";
import { useName, useText } from "../text/names.ts";
import { isMarked, nameOf } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark, usePlayerName, useSeatName } from "../ui/Seat.tsx";
import type { StageProps } from "./GameUi.ts";
import { Thingish } from "./Thingish.tsx";

/** Everybody at a glance: whose turn, who is thinking, clocks, and what the game wants to be seen. */
export function PlayerStrip({ state, index }: StageProps) {
  const { t } = useTranslation();
  const [glance, setGlance] = useState<{ seat: string; box: DOMRect }>();
  const { order } = useGame();
  // whoever presses wants what comes of it, which the glance would cover; a finger cannot point at all
  const away = () => setGlance(undefined);
  const look = (seat: string, element: Element) => setGlance({ seat, box: element.getBoundingClientRect() });
  return (
    <>
      <ol className="strip" aria-label={t("tab.players")} data-guide="players">
        {order(state).map((code) => (
          <li
            key={code}
            className={`side-${code} ${turnOf(state) === code ? "turn" : ""} ${code === state.seat ? "me" : ""}`}
            onPointerEnter={(event) => event.pointerType === "mouse" && look(code, event.currentTarget)}
            onPointerLeave={away}
            onFocus={(event) => event.target.matches(":focus-visible") && look(code, event.currentTarget)}
            onBlur={away}
            onClickCapture={away}
          >
            <Player state={state} index={index} code={code} />
          </li>
        ))}
      </ol>
      {glance && <GlanceCard state={state} seat={glance.seat} box={glance.box} />}
    </>
  );
}

const turnOf = (state: State) => (state.over ? "" : useTable.getState().ui.active(state));

function Player({ state, index, code }: StageProps & { code: string }) {
  const { t } = useTranslation();
  const player = usePlayerName();
  const called = useSeatName();
  const name = useName();
  const { Facts, races, peopleOf, sheets } = useGame();
  const info = state.table.seats.find((other) => other.seat === code);
  const people = peopleOf?.(state, code);
  const points = state.standings.find((standing) => standing.seat === code)?.points ?? 0;
  const label = [
    info && isMarked(info) ? nameOf(info, t) : player(state, code),
    ...(races ? [] : [t("points", { count: points })]),
    ...(turnOf(state) === code ? [t("strip.turn")] : []),
    ...(info && isComputer(info) ? [t("strip.computer")] : []),
    ...(info && isAway(info) ? [t("strip.away")] : []),
  ].join(", ");
  const inside = (
    <>
      <SeatMark seat={code} size={18} />
      <span className="strip-name">
        <b>{called(code)}</b>
        {people && <small className="strip-people-name spare">{name(people.kind, people.code)}</small>}
        {code === state.seat && <small className="spare">{t("strip.you")}</small>}
        {info && isMarked(info) && <small className="spare">{t("guest.mark")}</small>}
      </span>
      {Facts && (
        <span className="strip-facts">
          <Facts state={state} seat={code} />
        </span>
      )}
      {info && <Presence info={info} waiting={state.waitingFor.includes(code)} />}
    </>
  );
  return index.has(`seat:${code}`) ? (
    <Thingish
      kind="seat"
      code={code}
      index={index}
      className="strip-player"
      help=""
      label={label}
      also={sheets ? { label: t("strip.sheet"), act: () => openSheet(code) } : undefined}
    >
      {inside}
    </Thingish>
  ) : (
    <button type="button" className="strip-player" aria-label={label} onClick={() => openSheet(code)} data-sheet={code}>
      {inside}
    </button>
  );
}

/** What a player has openly, and who he is, while he is pointed at. */
function GlanceCard({ state, seat, box }: { state: State; seat: string; box: DOMRect }) {
  const player = usePlayerName();
  const text = useText();
  const { Glance } = useGame();
  const info = state.table.seats.find((other) => other.seat === seat);
  const agents = useSession(({ games }) => games.find(({ id }) => id === state.table.game)?.agents);
  const level = info?.level ? agents?.find((agent) => agent.level === info.level) : undefined;
  return (
    <div
      className={`glance side-${seat}`}
      role="tooltip"
      style={{ left: Math.max(8, Math.min(box.left, innerWidth - 330)), top: box.bottom + 4 }}
      data-glance={seat}
    >
      <p>
        <SeatMark seat={seat} /> <b>{player(state, seat)}</b>
      </p>
      {info?.computer && <p className="glance-who">{text("computer", info.computer)}</p>}
      {level && (
        <p className="muted small">
          <Glyph name="computer" size={12} /> {level.name}. {level.text}
        </p>
      )}
      {Glance && <Glance state={state} seat={seat} />}
    </div>
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
