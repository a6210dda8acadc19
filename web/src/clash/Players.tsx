import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { sheetOrder, useBeside } from "../state/beside.ts";
import { useName } from "../text/names.ts";
import { written } from "../text/numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Captives, Trophies } from "./Belongings.tsx";
import { Card } from "./Cards.tsx";
import { cardHelp, facts } from "./content.ts";
import { Goods } from "./Goods.tsx";
import { playerOf, viewOf } from "./look.ts";
import { Emblem } from "./Peoples.tsx";
import { belonging, peopleOf, SCALES } from "./people.ts";
import type { PlayerView } from "./view.ts";

/** What a player has openly in stock. */
export function Glance({ state, seat }: { state: State; seat: string }) {
  const player = playerOf(state, seat);
  return player && <Goods goods={player.goods} limits={player.limits} />;
}

/** Points and cards in hand, beside a player's name. */
export function Facts({ state, seat }: { state: State; seat: string }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const player = playerOf(state, seat);
  if (!player) {
    return null;
  }
  const points = t("points", { count: player.halves / 2 });
  const people = peopleOf(player);
  return (
    <>
      {people && (
        <span className="strip-people" title={name("civilization", people.id)}>
          <span className="sr">{name("civilization", people.id)}</span>
          <Emblem people={people.id} size={18} />
        </span>
      )}
      <span className="strip-points" title={points}>
        <span className="sr">{points}</span>
        <Icon name="points" size={15} />
        <span aria-hidden="true">{written(player.halves / 2)}</span>
      </span>
      <span className="strip-cards">
        {HANDS.filter(([field]) => field !== "wonders" || player.hand.wonders > 0).map(([field, icon]) => (
          <span key={field} title={t(`trade.${field}`, { count: player.hand[field] })}>
            <span className="sr">{t(`trade.${field}`, { count: player.hand[field] })}</span>
            <Icon name={icon} size={13} />
            <span aria-hidden="true">{player.hand[field]}</span>
          </span>
        ))}
      </span>
    </>
  );
}

const HANDS = [
  ["actions", "action-card"],
  ["objectives", "objective-card"],
  ["wonders", "wonder"],
] as const;

/** All player boards in full. */
export function Players({ state }: { state: State }) {
  const beside = useBeside(({ seat }) => seat);
  const order = sheetOrder(viewOf(state).players, state.seat, beside);
  return (
    <div className="boards">
      {order.map((player) => (
        <Board key={player.seat} player={player} state={state} />
      ))}
    </div>
  );
}

function Board({ player, state }: { player: PlayerView; state: State }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const cities = viewOf(state).cities.filter((city) => city.owner === player.seat);
  const standing = state.standings.find((other) => other.seat === player.seat);
  const people = peopleOf(player);
  const leader = belonging(player, "leader")[0];
  return (
    <section className={`board side-${player.seat}`} aria-label={seat(player.seat)}>
      <header>
        <SeatMark seat={player.seat} size={20} />
        <h2>{seat(player.seat)}</h2>
        {people && (
          <span className="board-people" data-help={`civilization:${people.id}`}>
            <Emblem people={people.id} size={20} /> {name("civilization", people.id)}
          </span>
        )}
        <b className="board-points">{t("points", { count: player.halves / 2 })}</b>
      </header>
      <Goods goods={player.goods} limits={player.limits} />
      <div className="board-facts">
        <span>{t("board.cities", { count: cities.length })}</span>
        <span>{t("board.advances", { count: player.advances.length })}</span>
        <Levels player={player} />
        {leader && <span data-help={`leader:${leader}`}>{t("board.leader", { name: name("leader", leader) })}</span>}
        {player.lostActions > 0 && <span className="problem">{t("board.lost", { count: player.lostActions })}</span>}
      </div>
      {standing && (
        <p className="muted small">
          {standing.categories
            .filter((category) => category.points !== 0)
            .map((category) => `${category.name} ${written(category.points)}`)
            .join(" · ")}
        </p>
      )}
      <p className="advance-line">
        {player.advances.map((advance) => (
          <span key={advance} className="tag" data-help={cardHelp("advance", advance).join(" ")}>
            {name("advance", advance)}
          </span>
        ))}
      </p>
      <Captives player={player} />
      <Trophies player={player} />
      <ul className="supply" aria-label={t("board.supply")}>
        {supplyOf(player).map(({ family, kind, number }) => {
          const label = t(`supply.${kind}`, { defaultValue: name(family, kind) });
          return (
            <li key={kind} className={number === 0 ? "none" : ""} title={label}>
              <span className="sr">{label}: </span>
              <Icon name={kind} size={15} />
              {number}
            </li>
          );
        })}
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

/** How far a player is on the way to the next events: on one track, or on a scale for each kind of token. */
function Levels({ player }: { player: PlayerView }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const scales = SCALES.filter((scale) => belonging(player, scale).length > 0);
  if (scales.length === 0) {
    return <span>{t("board.track", { number: player.eventTrack })}</span>;
  }
  return scales.map((scale) => (
    <span key={scale} data-help={`scale:${scale}`} data-scale={scale}>
      {t("board.scale", { name: name("scale", scale), number: belonging(player, scale)[0] })}
    </span>
  ));
}

/** Whether pieces of this kind come from a supply at all: what has no price only joins somebody. */
const isRecruited = (kind: string) => facts().units.some(({ id, cost }) => id === kind && cost.length > 0);

/** The pieces a player has left: settlements, buildings, units. */
function supplyOf({ supply }: PlayerView) {
  return [
    { family: "building", kind: "settlement", number: supply.settlements },
    ...supply.buildings.map((count) => ({ family: "building", ...count })),
    ...supply.units.filter(({ kind }) => isRecruited(kind)).map((count) => ({ family: "unit", ...count })),
  ];
}

/** The ages and rounds, and where we are. */
export function RoundTrack({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const { age, round, ages } = viewOf(state).clock;
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
