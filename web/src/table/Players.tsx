import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, SeatInfo, State } from "../api/types.ts";
import type { PlayerView } from "../api/view.ts";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Goods } from "../ui/Goods.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Card } from "./Cards.tsx";
import { Thingish } from "./Thingish.tsx";

/** Everybody at a glance: whose turn, points, goods, cards, clock. */
export function PlayerStrip({ state, index }: { state: State; index: ReadonlyMap<string, Choice[]> }) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const order = state.view.clock.order;
  const players = order
    .map((code) => state.view.players.find((player) => player.seat === code))
    .filter((player) => player !== undefined);
  return (
    <ol className="strip" aria-label={t("tab.players")} data-guide="players">
      {players.map((player) => {
        const info = state.table.seats.find((other) => other.seat === player.seat);
        const turn = state.view.clock.active === player.seat && !state.over;
        const name = `${info?.name || "?"} (${seat(player.seat)})`;
        return (
          <li
            key={player.seat}
            className={`side-${player.seat} ${turn ? "turn" : ""} ${player.seat === state.seat ? "me" : ""}`}
          >
            <Thingish
              kind="seat"
              code={player.seat}
              index={index}
              className="strip-player"
              help=""
              label={`${name}: ${t("points", { count: player.halves / 2 })}${turn ? `, ${t("strip.turn")}` : ""}`}
            >
              <SeatMark seat={player.seat} size={18} />
              <span className="strip-name">
                {info?.name || "?"}
                {player.seat === state.seat && <small> {t("strip.you")}</small>}
              </span>
              <span className="strip-points" title={t("points", { count: player.halves / 2 })}>
                <Icon name="points" size={15} />
                {player.halves / 2}
              </span>
              <span className="strip-cards">
                <Icon name="action-card" size={13} />
                {player.hand.actions}
                <Icon name="objective-card" size={13} />
                {player.hand.objectives}
                {player.hand.wonders > 0 && (
                  <>
                    <Icon name="wonder" size={13} />
                    {player.hand.wonders}
                  </>
                )}
              </span>
              {info && <Presence info={info} waiting={state.waitingFor.includes(player.seat)} />}
            </Thingish>
          </li>
        );
      })}
    </ol>
  );
}

function Presence({ info, waiting }: { info: SeatInfo; waiting: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="presence">
      {waiting && <span className="thinking" title={t("strip.thinks")} />}
      {(info.kind === "agent" || info.replaced) && <small className="bot">{t("strip.computer")}</small>}
      {info.kind === "person" && !info.online && !info.mine && <small className="away">{t("strip.away")}</small>}
      {info.clock >= 0 && <Clock seconds={info.clock} />}
    </span>
  );
}

/** Counts down between two messages of the server. */
function Clock({ seconds }: { seconds: number }) {
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
      ? `${Math.floor(hours / 24)} d`
      : hours > 0
        ? `${hours}:${String(Math.floor(left / 60) % 60).padStart(2, "0")} h`
        : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <small className={`clock ${left < 60 ? "late" : ""}`}>
      <Glyph name="clock" size={12} /> {text}
    </small>
  );
}

/** All player boards in full. */
export function Players({ state }: { state: State }) {
  const order = [...state.view.players].sort((a, b) => Number(b.seat === state.seat) - Number(a.seat === state.seat));
  return (
    <div className="boards">
      {order.map((player) => (
        <Board key={player.seat} player={player} state={state} />
      ))}
    </div>
  );
}

function Board({ player, state }: { player: PlayerView; state: State }) {
  const { t } = useTranslation();
  const name = useName();
  const seat = useSeatName();
  const info = state.table.seats.find((other) => other.seat === player.seat);
  const cities = state.view.cities.filter((city) => city.owner === player.seat);
  const standing = state.standings.find((other) => other.seat === player.seat);
  const supply = Object.entries(player.supply) as [string, number][];
  return (
    <section className={`board side-${player.seat}`} aria-label={`${info?.name} (${seat(player.seat)})`}>
      <header>
        <SeatMark seat={player.seat} size={20} />
        <h2>{info?.name}</h2>
        <span className="muted">{seat(player.seat)}</span>
        <b className="board-points">{t("points", { count: player.halves / 2 })}</b>
      </header>
      <Goods goods={player.goods} limits={player.limits} />
      <div className="board-facts">
        <span>{t("board.cities", { count: cities.length })}</span>
        <span>{t("board.advances", { count: player.advances.length })}</span>
        <span>{t("board.track", { number: player.eventTrack })}</span>
        {player.lostActions > 0 && <span className="problem">{t("board.lost", { count: player.lostActions })}</span>}
      </div>
      {standing && (
        <p className="muted small">
          {standing.categories
            .filter((category) => category.points !== 0)
            .map((category) => `${category.name} ${category.points}`)
            .join(" · ")}
        </p>
      )}
      <p className="advance-line">
        {player.advances.map((advance) => (
          <span key={advance} className="tag" data-help={`advance:${advance}`}>
            {name("advance", advance)}
          </span>
        ))}
      </p>
      <ul className="supply" aria-label={t("board.supply")}>
        {supply.map(([piece, left]) => (
          <li key={piece} className={left === 0 ? "none" : ""} title={t(`supply.${piece}`)}>
            <span className="sr">{t(`supply.${piece}`)}: </span>
            <Icon name={SUPPLY[piece] ?? ""} size={15} />
            {left}
          </li>
        ))}
      </ul>
      {player.wonders.length + player.completed.length + player.greatPeople.length > 0 && (
        <div className="row">
          {player.wonders.map((wonder) => (
            <Card key={wonder} code={wonder} />
          ))}
          {player.completed.map((card) => (
            <Card key={card.card} code={card.card} done={card.objective} />
          ))}
          {player.greatPeople.map((card) => (
            <Card key={card} code={card} />
          ))}
        </div>
      )}
    </section>
  );
}

const SUPPLY: Readonly<Record<string, string>> = {
  settlements: "settlement",
  academies: "academy",
  fortresses: "fortress",
  ports: "port",
  temples: "temple",
  settlers: "settler",
  infantry: "infantry",
  ships: "ship",
};

/** The ages and rounds, and where we are. */
export function RoundTrack({ state }: { state: State }) {
  const { t } = useTranslation();
  const { age, round, ages } = state.view.clock;
  return (
    <div
      className="track"
      role="img"
      aria-label={t("track.now", { age, ages, round })}
      title={t("track.now", { age, ages, round })}
    >
      {Array.from({ length: ages }, (_, a) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ages have no other name than their number
        <span key={a} className={`age ${a + 1 === age ? "now" : ""} ${a + 1 < age ? "past" : ""}`}>
          <span className="age-number">{["I", "II", "III", "IV", "V", "VI", "VII"][a]}</span>
          <span className="rounds">
            {[1, 2, 3].map((r) => (
              <i key={r} className={a + 1 < age || (a + 1 === age && r <= round) ? "past" : ""} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}
