import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { myDecision } from "../state/store.ts";
import type { ChoiceIndex, StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { isWonderDrawn, WonderPicture } from "./art/Wonders.tsx";
import { EventCard } from "./Cards.tsx";
import { buildingsOf, drawnRank, facts, ROMAN, trackPrices, wonderOf, YIELDS } from "./content.ts";
import type { BuildingFacts } from "./facts.ts";
import { keyed } from "./keyed.ts";
import { Landmarks } from "./Landmarks.tsx";
import { countOf, me, viewOf } from "./look.ts";
import { useUnitName } from "./names.ts";
import type { DeckView, MarketView } from "./view.ts";

/** The market board: the culture track, wonders, buildings, units and resources left. */
export function Market({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const { market } = viewOf(state);
  return (
    <div className="market">
      <section aria-label={t("market.track")} className="market-track">
        <h2>
          <Icon name="culture" size={20} /> {t("market.track")}
        </h2>
        <CultureTrack state={state} />
        <ul className="track-prices">
          {trackPrices().map(({ culture, trade }) => (
            <li key={culture} className={`price-${culture}`}>
              <i /> {t(trade > 0 ? "track.price" : "track.priceCulture", { culture, trade })}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t("market.wonders")} className="market-wonders">
        <h2>
          <Icon name="wonder" size={20} /> {t("market.wonders")}{" "}
          <small className="muted">{t("market.deck", { count: market.wonderDeck })}</small>
        </h2>
        <Wonders market={market} index={index} />
      </section>
      <section aria-label={t("market.buildings")} className="market-buildings">
        <h2>
          <Icon name="build" size={20} /> {t("market.buildings")}
        </h2>
        <Buildings market={market} index={index} />
      </section>
      <section aria-label={t("market.units")} className="market-units">
        <h2>
          <Icon name="military" size={20} /> {t("market.units")}
        </h2>
        <Units state={state} index={index} />
      </section>
      <section aria-label={t("market.resources")} className="market-resources">
        <h2>
          <Icon name="wheat" size={20} /> {t("market.resources")}
        </h2>
        <Supplies market={market} index={index} />
      </section>
      {facts().landmarks.length > 0 && (
        <section aria-label={t("market.landmarks")} className="market-landmarks">
          <h2>
            <Icon name="city-state" size={20} /> {t("market.landmarks")}
          </h2>
          <Landmarks state={state} index={index} />
        </section>
      )}
      <section aria-label={t("market.people")} className="market-people">
        <h2>
          <Icon name="great-person" size={20} /> {t("market.people")}
        </h2>
        <People market={market} />
      </section>
      <section aria-label={t("market.events")} className="market-events">
        <h2>
          <Icon name="culture-event" size={20} /> {t("market.events")}
        </h2>
        {market.events.map((deck) => (
          <EventDeck key={deck.code} deck={deck} />
        ))}
      </section>
    </div>
  );
}

function CultureTrack({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const { players } = viewOf(state);
  const { track } = facts();
  const spaces = [{ culture: 0, trade: 0 }, ...track];
  const canAdvance = myDecision(state)?.choices.some((choice) => choice.verb === "advance") ?? false;
  const mine = me(state);
  const next = mine && !canAdvance ? mine.track + 1 : -1;
  return (
    <ol className="culture-track">
      {spaces.map((space, i) => {
        const here = players.filter((player) => player.track === i);
        const what = trackWord(i);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces are numbered
            key={i}
            className={`${what} ${here.length > 0 ? "taken" : ""} price-${space.culture}`}
            {...(i === next
              ? { "data-why": "verb:advance", tabIndex: 0, "aria-label": t("track.space", { at: i }) }
              : {})}
            title={[
              t("track.space", { at: i }),
              t(`track.${what}`, { level: ROMAN[track[i - 1]?.event ?? 0] }),
              i > 0
                ? t(space.trade > 0 ? "track.price" : "track.priceCulture", {
                    culture: space.culture,
                    trade: space.trade,
                  })
                : "",
              ...here.map((player) => seat(player.seat)),
            ]
              .filter(Boolean)
              .join(" · ")}
          >
            <span className="track-what" aria-hidden="true">
              {what === "event" ? (
                ROMAN[track[i - 1]!.event]
              ) : what === "start" ? (
                ""
              ) : (
                <Icon name={what === "victory" ? "crown" : "great-person"} size={18} />
              )}
            </span>
            <span className="track-marks">
              {here.map((player) => (
                <SeatMark key={player.seat} seat={player.seat} size={17} />
              ))}
            </span>
            <span className="sr">
              {t("track.space", { at: i })}: {t(`track.${what}`, { level: ROMAN[track[i - 1]?.event ?? 0] })}{" "}
              {here.map((player) => seat(player.seat)).join(", ")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function trackWord(at: number): "start" | "event" | "person" | "victory" {
  const space = facts().track[at - 1];
  return !space ? "start" : space.victory ? "victory" : space.greatPerson ? "person" : "event";
}

function Wonders({ market, index }: { market: MarketView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const text = useText();
  const seat = useSeatName();
  return (
    <div className="wonder-row">
      {market.wonders.map((code, space) => {
        if (code === "") {
          // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the row are numbered
          return <span key={space} className="wonder-card empty" />;
        }
        const wonder = wonderOf(code);
        return (
          <Thingish
            key={code}
            kind="wonder"
            code={code}
            label={name("wonder", code)}
            index={index}
            className={`wonder-card era-${wonder?.era}`}
          >
            <Picture wonder={code} size={64} />
            <b>{name("wonder", code)}</b>
            <span className="wonder-price">
              <Icon name="production" size={14} /> {wonder?.cost}
              {wonder?.discountTech && (
                <small>
                  {" "}
                  {t("market.discount", { cost: wonder.discountCost, tech: name("tech", wonder.discountTech) })}
                </small>
              )}
            </span>
            <small className="wonder-text">{text("wonder", code)}</small>
          </Thingish>
        );
      })}
      {market.built.map((wonder) => (
        <div
          key={wonder.code}
          className={`wonder-card built ${wonder.obsolete ? "obsolete" : ""}`}
          data-help={`wonder:${wonder.code}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
          tabIndex={0}
        >
          <Picture wonder={wonder.code} size={44} />
          <b>{name("wonder", wonder.code)}</b>
          <span>
            {wonder.owner && (
              <>
                <SeatMark seat={wonder.owner} /> {seat(wonder.owner)} {wonder.square}
              </>
            )}{" "}
            {wonder.obsolete && <em>{t("market.obsolete")}</em>}
            {wonder.coins > 0 && t("coins.on", { count: wonder.coins })}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A wonder as it is drawn; a box without drawings has its sign. */
function Picture({ wonder, size }: { wonder: string; size: number }) {
  return isWonderDrawn(wonder) ? <WonderPicture wonder={wonder} size={size} /> : <Icon name={wonder} size={size / 2} />;
}

function Buildings({ market, index }: { market: MarketView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (
    <ul className="building-row">
      {market.buildings.map((pile) => {
        const kinds = buildingsOf(pile.code);
        return (
          <li key={pile.code} className={pile.count === 0 ? "none" : ""}>
            {kinds.map((building) => (
              <Thingish
                key={building.id}
                kind="building"
                code={building.id}
                label={name("building", building.id)}
                index={index}
                className="building"
              >
                <Icon name={building.id} size={22} />
                <span>{name("building", building.id)}</span>
                <small className="building-cost">
                  <Icon name="production" size={12} />
                  {building.cost}
                </small>
                <BuildingGives building={building} />
              </Thingish>
            ))}
            <b title={t("market.left", { count: pile.count })}>×{pile.count}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The land a building needs and what it gives there, as on its token. */
function BuildingGives({ building }: { building: BuildingFacts }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const { terrain, combat, walls } = building;
  const where = walls ? "" : terrain === "" ? t("market.anyLand") : name("terrain", terrain);
  return (
    <span className="building-gives">
      {where !== "" && <small className="muted">{where}</small>}
      {YIELDS.map((kind) => {
        const count = building.yields[kind];
        return (
          count > 0 && (
            <span key={kind} className={`yield-${kind}`} title={t(`yield.${kind}`, { count })}>
              <Icon name={`yield-${kind}`} size={13} />
              {count}
              <span className="sr">{t(`good.${kind}`)}</span>
            </span>
          )
        );
      })}
      {combat > 0 && (
        <span title={t(walls ? "market.defence" : "market.combat", { count: combat })}>
          <Icon name="military" size={13} />+{combat}
          <span className="sr">{t(walls ? "market.defence" : "market.combat", { count: combat })}</span>
        </span>
      )}
    </span>
  );
}

function Units({ state, index }: { state: State; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const unitName = useUnitName();
  const { market, players } = viewOf(state);
  return (
    <ul className="unit-row">
      {facts().unitTypes.map(({ id: type, ranks }) => {
        const deck = market.units.find((other) => other.code === type);
        return (
          <li key={type}>
            <Thingish kind="unit-type" code={type} label={name("unit-type", type)} index={index} className="unit-pile">
              <Icon name={type} size={26} />
              <b>{name("unit-type", type)}</b>
              <small className="muted">
                {t("market.left", { count: deck?.left ?? 0 })}
                {deck && deck.discards.length > 0 ? ` + ${t("market.discards", { count: deck.discards.length })}` : ""}
              </small>
              <span className="ranks">
                {ranks.map(({ rank, cost }) => (
                  <span key={rank} title={`${unitName(type, rank)}: ${cost}`}>
                    <span className="rank-marks">
                      {players
                        .filter(({ ranks: reached }) => {
                          const own = countOf(reached, type);
                          return own > 0 && drawnRank(type, own) === rank;
                        })
                        .map((player) => (
                          <SeatMark key={player.seat} seat={player.seat} size={12} />
                        ))}
                    </span>
                    <Icon name={`${type}-${rank}`} size={20} />
                    <small>
                      <Icon name="production" size={10} />
                      {cost}
                    </small>
                  </span>
                ))}
              </span>
            </Thingish>
          </li>
        );
      })}
    </ul>
  );
}

function Supplies({ market, index }: { market: MarketView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (
    <div className="resources">
      {facts().resources.map((code) => (
        <Thingish
          key={code}
          kind="resource"
          code={code}
          label={`${name("resource", code)}: ${countOf(market.resources, code)}`}
          index={index}
          className={`resource ${countOf(market.resources, code) === 0 ? "none" : ""}`}
        >
          <Icon name={code} size={20} className={`good-${code}`} /> {name("resource", code)}
          <b>{countOf(market.resources, code)}</b>
        </Thingish>
      ))}
      <span className="resource token-hut">
        <Icon name="hut" size={18} /> {t("market.huts")} <b>{market.huts}</b>
      </span>
      <span className="resource token-village">
        <Icon name="village" size={18} /> {t("market.villages")} <b>{market.villages}</b>
      </span>
    </div>
  );
}

/** Great people that are left, by type, and the deck of their cards with what lies face up under it. */
function People({ market }: { market: MarketView }) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (
    <>
      <div className="resources">
        {market.people.map(({ code, count }) => (
          <span
            key={code}
            className={`resource ${count === 0 ? "none" : ""}`}
            data-help={`great-person:${code}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
            tabIndex={0}
          >
            <Icon name={code} size={18} /> {name("great-person", code)} <b>{count}</b>
          </span>
        ))}
      </div>
      {market.cards.map((deck) => (
        <details key={deck.code} className="event-deck">
          <summary>
            <Icon name={deck.code} size={16} /> {t("market.cards")}: {t("market.left", { count: deck.left })},{" "}
            {t("market.discards", { count: deck.discards.length })}
          </summary>
          <ul className="row">
            {deck.discards.map((code) => (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
              <li key={code} className="tag" data-help={`${deck.code}:${code}`} tabIndex={0}>
                {name(deck.code, code)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function EventDeck({ deck }: { deck: DeckView }) {
  const { t } = useTranslation("civ");
  const level = Number(deck.code.replace(/\D/g, "")) || 1;
  return (
    <details className={`event-deck event-level-${level}`}>
      <summary>
        <b>{ROMAN[level]}</b> {t("market.left", { count: deck.left })},{" "}
        {t("market.discards", { count: deck.discards.length })}
      </summary>
      <div className="row">
        {keyed(deck.discards).map(({ code: card, key }) => (
          <EventCard key={key} code={card} />
        ))}
      </div>
    </details>
  );
}
