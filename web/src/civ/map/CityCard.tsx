import { useTranslation } from "react-i18next";
import type { Choice, State } from "../../api/types.ts";
import { choose } from "../../state/commands.ts";
import { myDecision, showTab, useTable } from "../../state/store.ts";
import { ChoiceButton } from "../../table/ChoiceList.tsx";
import { useNearby } from "../../table/nearby.ts";
import { useTown } from "../../table/TownName.tsx";
import { useName } from "../../text/names.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../../ui/Seat.tsx";
import { Production, WareRow } from "../Cities.tsx";
import { cityChoices, cityChoicesFor } from "../choices.ts";
import { pickCity } from "../city.ts";
import { facts, YIELDS } from "../content.ts";
import { playerOf } from "../look.ts";
import type { CityView, PlayerView, WareView, YieldView } from "../view.ts";
import { iconOfWare } from "../wares.ts";

/** What a building would give, as far as its card tells. */
function Gain({ ware }: { ware: WareView }) {
  const { t } = useTranslation("civ");
  const building = ware.kind === "building" ? facts().buildings.find(({ id }) => id === ware.code) : undefined;
  const wonder = ware.kind === "wonder" ? facts().wonders.find(({ id }) => id === ware.code) : undefined;
  const yields: YieldView | undefined = wonder
    ? { trade: 0, production: 0, culture: wonder.culture, coins: 0 }
    : building?.yields;
  const combat = building?.combat ?? 0;
  return (
    <span className="ware-gain">
      {yields &&
        YIELDS.filter((kind) => yields[kind] > 0).map((kind) => (
          <span key={kind} className={`yield-${kind}`} title={t(`yield.${kind}`, { count: yields[kind] })}>
            +{yields[kind]}
            <Icon name={`yield-${kind}`} size={14} />
          </span>
        ))}
      {combat > 0 && (
        <span title={t("market.combat", { count: combat })}>
          +{combat}
          <Icon name="combat" size={14} />
        </span>
      )}
    </span>
  );
}

/** Something the city can do now: what it is, what it brings and what it costs, on one button. */
function Deed({ choice, ware, player }: { choice: Choice; ware: WareView; player: PlayerView | undefined }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const pending = useTable((table) => table.pending);
  // the production that a city lacks is bought with trade
  const rush = -(choice.price.find(({ what, amount }) => what === "trade" && amount < 0)?.amount ?? 0);
  return (
    <button
      type="button"
      className={`choice deed ${choice.loss ? "danger" : ""}`}
      disabled={pending !== ""}
      aria-label={choice.label}
      data-code={choice.code}
      data-preview={choice.code}
      data-help={`${ware.kind}:${ware.code}`}
      onClick={() => void choose(choice)}
    >
      <Icon name={iconOfWare(ware, player)} size={20} />
      <span className="choice-text">{name(ware.kind, ware.code)}</span>
      <Gain ware={ware} />
      {choice.verb === "build-free" ? (
        <span className="ware-price free">{t("ware.free")}</span>
      ) : (
        <span className="ware-price" title={t("yield.production", { count: ware.cost })}>
          <Icon name="production" size={14} />
          {ware.cost}
          {rush > 0 && (
            <span className="rush" title={t("yield.trade", { count: rush })}>
              <Icon name="yield-trade" size={14} />
              {rush}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

const CITY_WORDS = { large: "map.metropolis", capital: "map.capital", plain: "map.city" } as const;

const wordOf = (city: CityView) => CITY_WORDS[city.squares.length > 1 ? "large" : city.capital ? "capital" : "plain"];

/** A city on the map: what it gets, all it can do now with prices and results, and why it cannot do the rest. */
export function CityCard({ city, state, onClose }: { city: CityView; state: State; onClose: () => void }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const town = useTown();
  const player = playerOf(state, city.owner);
  const choices = cityChoices(myDecision(state)?.choices ?? [], city.square);
  const choicesFor = (ware: WareView) => cityChoicesFor(choices, city.square, ware.kind, ware.code);
  const offered = city.wares.filter((ware) => choicesFor(ware).length > 0);
  const missing = city.wares.filter((ware) => choicesFor(ware).length === 0);
  // whose card it is says which city it is about
  const brief = ({ verb, things, label }: Choice) =>
    verb === "arts" || verb === "program"
      ? t(`verb.${verb}`)
      : verb === "harvest"
        ? `${t("verb.harvest")}: ${things.find(({ kind }) => kind !== "square")?.label}`
        : label;
  // beside the squares that it uses: they can be pressed while it is open
  const ref = useNearby<HTMLElement>(`[data-realm="${city.square}"]`);
  const named = new Set(offered.flatMap((ware) => choicesFor(ware).map((choice) => choice.code)));
  return (
    <section
      ref={ref}
      className={`space-card city-card side-${city.owner}`}
      aria-label={t("city.name", { square: city.square })}
    >
      <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <strong>
        <SeatMark seat={city.owner} size={16} /> <span className="town-title">{town(city.square)}</span> {city.square}:{" "}
        {t(wordOf(city), { owner: seat(city.owner) })}
      </strong>
      <ul className="yield-line">
        {YIELDS.map((kind) => (
          <li key={kind} className={`yield-${kind}`} title={t(`yield.${kind}`, { count: city.yields[kind] })}>
            <Icon name={`yield-${kind}`} size={18} />
            <b>{city.yields[kind]}</b>
            <span className="sr">{t(`yield.${kind}`, { count: city.yields[kind] })}</span>
          </li>
        ))}
        {city.resources.map((code) => (
          <li key={code} title={name("resource", code)}>
            <Icon name={code} size={18} className={`good-${code}`} />
            <span className="sr">{name("resource", code)}</span>
          </li>
        ))}
      </ul>
      <Production city={city} state={state} />
      {[...(city.walls ? [name("building", "walls")] : []), ...city.marks.map((mark) => name("mark", mark))].map(
        (line) => (
          <div key={line}>{line}</div>
        ),
      )}
      {city.actions > 0 && <p className="city-actions">{t("city.actions", { count: city.actions })}</p>}
      <div className="deeds">
        {offered.flatMap((ware) =>
          choicesFor(ware).map((choice) => <Deed key={choice.code} choice={choice} ware={ware} player={player} />),
        )}
        {choices
          .filter((choice) => !named.has(choice.code))
          .map((choice) => (
            <ChoiceButton key={choice.code} choice={{ ...choice, label: brief(choice) }} />
          ))}
      </div>
      {missing.length > 0 && (
        <details className="not-now">
          <summary>{t("city.notNow", { count: missing.length })}</summary>
          <ul className="wares">
            {missing.map((ware) => (
              <WareRow key={`${ware.kind} ${ware.code}`} ware={ware} player={player} city={city.square} choices={[]} />
            ))}
          </ul>
        </details>
      )}
      <button
        type="button"
        className="choice open-city"
        onClick={() => {
          pickCity(city.square);
          showTab("cities");
        }}
      >
        {t("map.openCity")}
      </button>
    </section>
  );
}
