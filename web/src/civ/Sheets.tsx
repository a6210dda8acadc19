import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { sheetOrder, useBeside } from "../state/beside.ts";
import { myDecision, showTab, useTable } from "../state/store.ts";
import type { ChoiceIndex, StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { WonderPicture } from "./art/Wonders.tsx";
import { EventCard, UnitBack, UnitCard } from "./Cards.tsx";
import { drawnRank, facts, hasRanks, pyramidSize, ROMAN, unitType } from "./content.ts";
import { Dial } from "./Dial.tsx";
import { keyed } from "./keyed.ts";
import { citiesOf, countOf, playerOf, viewOf } from "./look.ts";
import { useUnitName } from "./names.ts";
import { OwnCards } from "./OwnCards.tsx";
import { PolicyCards, PolicyTags } from "./Policies.tsx";
import { Pyramid } from "./Pyramid.tsx";
import { tabOfPhase } from "./phases.ts";
import { Resources } from "./Resources.tsx";
import type { PlayerView } from "./view.ts";

const DARK: ChoiceIndex = new Map();

/** The turn and its five phases. */
export function PhaseTrack({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const { clock } = viewOf(state);
  const before = useRef({ phase: clock.phase, asked: true });
  const asked = myDecision(state) !== undefined;
  useEffect(() => {
    const tab = tabOfPhase(useTable.getState().tab, before.current.phase, clock.phase, asked);
    if (tab !== undefined && (before.current.phase !== clock.phase || (asked && !before.current.asked))) {
      showTab(tab);
    }
    // once asked in a phase, one may look at whatever one likes
    before.current = {
      phase: clock.phase,
      asked: asked || (before.current.asked && before.current.phase === clock.phase),
    };
  }, [clock.phase, asked]);
  return (
    <div className="phases" title={t("clock.first", { who: seat(clock.first) })}>
      <b className="turn-number">{t("clock.turn", { turn: clock.turn })}</b>
      <ol>
        {facts().phases.map((phase) => (
          <li
            key={phase}
            className={phase === clock.phase ? "now" : ""}
            {...(phase === clock.phase ? { "aria-current": "step" as const } : {})}
            title={name("phase", phase)}
          >
            <Icon name={phase === "trade" ? "yield-trade" : phase} size={17} />
            <span className={phase === clock.phase ? "" : "sr"}>{name("phase", phase)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The four races at a glance, beside a player's name. */
export function Facts({ state, seat }: { state: State; seat: string }) {
  const { t } = useTranslation("civ");
  const player = playerOf(state, seat);
  if (!player) {
    return null;
  }
  const signs = [
    ["yield-trade", t("fact.trade", { count: player.trade }), String(player.trade)],
    ["culture", t("fact.track", { at: player.track, of: facts().track.length }), String(player.track)],
    [
      "technology",
      t("fact.techs", { count: player.techs.length, at: player.filled, of: pyramidSize() }),
      String(player.filled),
    ],
    ["coin", t("fact.coins", { at: player.coins, of: facts().coinsToWin }), String(player.coins)],
    ["military", t("fact.units", { count: unitsOf(player) }), String(unitsOf(player))],
  ] as const;
  return (
    <span className="civ-facts">
      {viewOf(state).clock.first === seat && (
        <span title={t("fact.first")}>
          <Icon name="first" size={15} />
          <span className="sr">{t("fact.first")}</span>
        </span>
      )}
      {signs.map(([icon, text, number]) => (
        <span key={icon} title={text}>
          <span className="sr">{text}</span>
          <Icon name={icon} size={14} />
          <span aria-hidden="true">{number}</span>
        </span>
      ))}
    </span>
  );
}

/** What a player has openly in stock. */
export function Glance({ state, seat }: { state: State; seat: string }) {
  const player = playerOf(state, seat);
  return (
    player && (
      <>
        <p className="glance-dials">
          <Icon name="yield-trade" size={18} /> <b>{player.trade}</b> <Icon name="culture" size={18} />{" "}
          <b>{player.culture}</b> <Icon name="coin" size={18} /> <b>{player.coins}</b>
        </p>
        <Resources player={player} index={DARK} />
      </>
    )
  );
}

const unitsOf = (player: PlayerView) => player.units.reduce((sum, unit) => sum + unit.count, 0);

/** All civilization sheets, mine first. */
export function Sheets({ state, index }: StageProps) {
  const beside = useBeside(({ seat }) => seat);
  const order = sheetOrder(viewOf(state).players, state.seat, beside);
  return (
    <div className="sheets">
      {order.map((player) => (
        <Sheet key={player.seat} player={player} state={state} index={index} />
      ))}
    </div>
  );
}

export function TradeDial({ player, size }: { player: PlayerView; size?: number }) {
  const { t } = useTranslation("civ");
  return (
    <Dial
      value={player.trade}
      max={facts().tradeMax}
      marks={facts().thresholds.map((at, i) => ({ at, text: ROMAN[i + 1]! }))}
      icon="yield-trade"
      label={t("dial.trade", { value: player.trade, max: facts().tradeMax })}
      {...(size ? { size } : {})}
    />
  );
}

export function CoinDial({ player, size }: { player: PlayerView; size?: number }) {
  const { t } = useTranslation("civ");
  const { coinsToWin } = facts();
  return (
    <Dial
      value={player.coins}
      max={coinsToWin}
      marks={[5, 10, coinsToWin].map((at) => ({ at, text: String(at) }))}
      icon="coin"
      label={t("dial.coins", { value: player.coins, max: coinsToWin })}
      {...(size ? { size } : {})}
    />
  );
}

function Sheet({ player, state, index }: StageProps & { player: PlayerView }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const unitName = useUnitName();
  const mine = player.seat === state.seat;
  const cities = citiesOf(state, player.seat);
  const policies = mine && facts().policies.length > 0;
  // what has to be chosen comes first
  const adopting = facts().policies.some(({ id }) => index.has(`policy:${id}`));
  const limits = [
    ["cities", t("limit.cities", { count: cities.length, limit: player.cityLimit })],
    ["speed", t("limit.speed", { number: player.speed })],
    ["stack", t("limit.stack", { number: player.stack })],
    ["hand", t("limit.hand", { number: player.handLimit })],
    [player.water, player.water === "none" ? "" : t(`unlock.water.${player.water}`)],
  ] as const;
  return (
    <section className={`sheet side-${player.seat}`} aria-label={seat(player.seat)}>
      <header>
        <SeatMark seat={player.seat} size={20} />
        <h2>{seat(player.seat)}</h2>
        <span className="tag" data-help={`civilization:${player.civilization}`}>
          {name("civilization", player.civilization)}
        </span>
        <GovernmentTag player={player} />
        {!mine && <PolicyTags player={player} index={DARK} />}
        {player.owed.map((relic) => (
          <span key={relic} className="tag" data-help={`landmark:${relic}`}>
            <Icon name={relic} size={15} /> {t("landmark.owed", { what: name("landmark", relic) })}
          </span>
        ))}
      </header>
      {policies && adopting && <PolicyCards player={player} index={index} />}
      <div className="sheet-body">
        <div className="sheet-dials">
          <TradeDial player={player} />
          <CoinDial player={player} />
          <p className="sheet-culture" title={t("fact.culture", { count: player.culture })}>
            <Icon name="culture" size={20} /> <b>{player.culture}</b>
            <small className="muted">{t("sheet.track", { at: player.track, of: facts().track.length })}</small>
          </p>
        </div>
        <div className="sheet-techs">
          <Pyramid player={player} {...(mine ? { index, preview: player.research } : {})} />
        </div>
        <div className="sheet-goods">
          <h3>{t("sheet.resources")}</h3>
          <Resources player={player} index={mine ? index : DARK} />
          {mine && <Governments player={player} index={index} />}
          <h3>{t("sheet.forces")}</h3>
          <div className="row">
            {player.forces.length > 0
              ? keyed(player.forces).map(({ code: kind, key }) => (
                  <UnitCard key={key} kind={kind} rank={countOf(player.ranks, unitType(kind))} small />
                ))
              : player.units
                  .filter(({ count }) => count > 0)
                  .map(({ code, count }) => <UnitBack key={code} type={code} count={count} />)}
            {unitsOf(player) === 0 && player.forces.length === 0 && <span className="muted">{t("sheet.noUnits")}</span>}
          </div>
          <p className="muted small">
            {player.ranks
              .filter((rank) => rank.count > 0)
              .map((rank) =>
                hasRanks(rank.code)
                  ? t("sheet.rank", { what: unitName(rank.code, drawnRank(rank.code, rank.count)), rank: rank.count })
                  : name("unit-type", rank.code),
              )
              .join(" · ")}
          </p>
          <h3>{t("sheet.culture")}</h3>
          <p className="row">
            {player.events.map(
              (count, i) =>
                count > 0 && (
                  <span
                    key={ROMAN[i + 1]}
                    className={`event-back event-level-${i + 1}`}
                    title={t("sheet.events", { count, level: ROMAN[i + 1] })}
                  >
                    <span className="sr">{t("sheet.events", { count, level: ROMAN[i + 1] })}</span>
                    <span aria-hidden="true">
                      {ROMAN[i + 1]} ×{count}
                    </span>
                  </span>
                ),
            )}
            {player.events.every((count) => count === 0) && <span className="muted">{t("sheet.noEvents")}</span>}
            {player.people.map((person) => (
              <span key={person} className="tag" data-help={`great-person:${person}`}>
                <Icon name={person} size={16} /> {name("great-person", person)}
              </span>
            ))}
            {player.wonders.map((wonder) => (
              <span key={wonder} className="tag" data-help={`wonder:${wonder}`}>
                <WonderPicture wonder={wonder} size={22} /> {name("wonder", wonder)}
              </span>
            ))}
          </p>
          <ul className="limits">
            {limits
              .filter(([, text]) => text !== "")
              .map(([icon, text]) => (
                <li key={icon}>
                  <Icon name={icon} size={15} /> {text}
                </li>
              ))}
            {player.reserve.map((count) => (
              <li key={count.code}>
                <Icon name={count.code} size={15} /> {t(`reserve.${count.code}`, { count: count.count })}
              </li>
            ))}
            {player.scouts.map((scout, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: scouts are alike and several may stand on a square
              <li key={`${scout.square} ${number}`}>
                <Icon name="assign" size={15} />{" "}
                {scout.city
                  ? t("sheet.scout", { square: scout.square, city: scout.city })
                  : t("sheet.scoutIdle", { square: scout.square })}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {policies && !adopting && <PolicyCards player={player} index={index} />}
      <OwnCards player={player} index={index} mine={mine} />
      {player.hand.length > 0 && (
        <div className="row">
          {keyed(player.hand).map(({ code: card, key }) => (
            <EventCard key={key} code={card} index={index} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The present government; nobody has one before his start has been set up. */
export function GovernmentTag({ player }: { player: PlayerView }) {
  const name = useName();
  return (
    player.government !== "" && (
      <span className="tag" data-help={`government:${player.government}`}>
        <Icon name={player.government} size={16} />{" "}
        <span className="government-name">{name("government", player.government)}</span>
      </span>
    )
  );
}

/** All governments: those that can be chosen now are lit, the others say what they need. */
function Governments({ player, index }: { player: PlayerView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (
    <>
      <h3>{t("sheet.governments")}</h3>
      <div className="row">
        {facts().governments.map(({ id: code, techs }) => {
          const present = code === player.government;
          const locked = !present && !player.governments.includes(code);
          const label = name("government", code);
          return (
            <Thingish
              key={code}
              kind="government"
              code={code}
              label={
                present
                  ? t("government.present", { what: label })
                  : locked
                    ? t("government.locked", { what: label, tech: techs.map((tech) => name("tech", tech)).join(" / ") })
                    : label
              }
              index={index}
              className={`tag government ${present ? "present" : ""} ${locked ? "locked" : ""}`}
            >
              <Icon name={locked ? "lock-square" : code} size={16} /> {label}
            </Thingish>
          );
        })}
      </div>
    </>
  );
}
