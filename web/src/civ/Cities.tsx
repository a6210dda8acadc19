import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import type { StageProps } from "../table/GameUi.ts";
import { Named } from "../table/Told.tsx";
import { useTown } from "../table/TownName.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { CityMap } from "./CityMap.tsx";
import { actingCities, cityChoices, cityChoicesFor } from "./choices.ts";
import { METROPOLIS, pickCity, useCity } from "./city.ts";
import { facts, landmarkOf, YIELDS } from "./content.ts";
import { useLandmarkGives } from "./Landmarks.tsx";
import { playerOf, viewOf } from "./look.ts";
import type { CityView, PlayerView, WareView } from "./view.ts";
import { iconOfWare, offersOf } from "./wares.ts";

/** One screen for each city: what it gives, why, and what it could do now. */
export function Cities({ state }: StageProps) {
  const { t } = useTranslation("civ");
  const picked = useCity((store) => store.square);
  const view = viewOf(state);
  const acting = actingCities(myDecision(state)?.choices ?? []);
  const order = [...view.cities].sort(
    (a, b) => Number(b.owner === state.seat) - Number(a.owner === state.seat) || a.owner.localeCompare(b.owner),
  );
  const city =
    order.find((other) => other.square === picked) ?? order.find((other) => acting.has(other.square)) ?? order[0];
  if (!city) {
    return <p className="muted">{t("city.none")}</p>;
  }
  return (
    <div className="cities">
      <nav className="city-tabs" aria-label={t("tab.cities")}>
        {order.map((other) => (
          <button
            type="button"
            key={other.square}
            className={`city-tab ${acting.has(other.square) ? "waits" : ""}`}
            aria-current={other === city ? "page" : undefined}
            onClick={() => pickCity(other.square)}
          >
            <SeatMark seat={other.owner} /> <Icon name={other.capital ? "capital" : "city"} size={18} />{" "}
            <Named text={other.square} />
          </button>
        ))}
      </nav>
      <CityScreen city={city} state={state} />
    </div>
  );
}

function CityScreen({ city, state }: { city: CityView; state: State }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const town = useTown();
  const choices = cityChoices(myDecision(state)?.choices ?? [], city.square);
  const mine = city.owner === state.seat;
  return (
    <article className={`city-screen side-${city.owner}`} aria-label={t("city.name", { square: city.square })}>
      <header>
        <h2>
          <SeatMark seat={city.owner} size={18} /> <span className="town-title">{town(city.square)}</span>{" "}
          <small className="muted">{t("city.name", { square: city.square })}</small>
        </h2>
        <span className="muted">{seat(city.owner)}</span>
        {city.squares.length > 1 ? (
          <span className="tag" data-help={METROPOLIS}>
            <Icon name="metropolis" size={15} /> {t("city.metropolis")}
          </span>
        ) : (
          city.capital && <span className="tag">{t("city.capital")}</span>
        )}
        {city.walls && (
          <span className="tag" data-help="building:walls">
            <Icon name="walls" size={15} /> {name("building", "walls")}
          </span>
        )}
        <span className="city-actions">{t("city.actions", { count: city.actions })}</span>
      </header>
      <div className="city-body">
        <div className="city-left">
          <CityMap city={city} state={state} />
          <ul className="yield-row">
            {YIELDS.map((kind) => (
              <li key={kind} className={`yield-${kind} ${city.yields[kind] === 0 ? "none" : ""}`}>
                <Icon name={`yield-${kind}`} size={20} />
                <b>{city.yields[kind]}</b>
                <small>{t(`good.${kind}`)}</small>
              </li>
            ))}
          </ul>
          <Production city={city} state={state} />
          <Annexed city={city} state={state} />
          <Marks city={city} mine={mine} choices={choices} />
        </div>
        <div className="city-right">
          {mine && <Wares city={city} state={state} choices={choices} />}
          <OtherDeeds choices={choices} />
        </div>
      </div>
    </article>
  );
}

/** "7 = land 3 + buildings 1 + scout 2 + bonus 1", what could be added for trade, and what a blockade takes away. */
export function Production({ city, state }: { city: CityView; state: State }) {
  const { t } = useTranslation("civ");
  const words = useTable((table) => table.words);
  const { squares } = viewOf(state);
  const { sum, reach, production: parts } = city;
  const player = playerOf(state, city.owner);
  const lost = squares.filter((square) => city.outskirts.includes(square.code) && square.blockaded);
  const word = (name: string) => t(`part.${name.replace(/^production\./, "")}`, { defaultValue: words[name] ?? name });
  return (
    <div className="production-sum">
      <Icon name="production" size={18} /> <b>{sum}</b> {parts.length > 0 && "= "}
      {parts.map((part, i) => (
        <span key={part.name}>
          {i > 0 && (part.amount < 0 ? " − " : " + ")}
          {i > 0 ? Math.abs(part.amount) : part.amount} <small className="muted">{word(part.name)}</small>
        </span>
      ))}
      <p className="muted small">
        {player && t("city.rush", { trade: player.rush.trade, production: player.rush.production })}{" "}
        {reach > sum && t("city.rushTo", { trade: player?.trade, sum: reach })}
      </p>
      {lost.length > 0 && (
        <p className="small lost">
          <Icon name="blockade" size={14} /> {t("city.blockaded", { squares: lost.map(({ code }) => code).join(", ") })}
        </p>
      )}
    </div>
  );
}

/** City-states that count to the outskirts of a city, with what they give. */
function Annexed({ city, state }: { city: CityView; state: State }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const gives = useLandmarkGives();
  const squares = viewOf(state).squares.filter((square) => city.annexed.includes(square.code));
  return (
    squares.length > 0 && (
      <section className="annexed" aria-label={t("city.annexed")}>
        <h3>{t("city.annexed")}</h3>
        <ul>
          {squares.map((square) => {
            const landmark = landmarkOf(square.landmark);
            return (
              landmark && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
                <li key={square.code} data-help={`landmark:${landmark.id}`} tabIndex={0}>
                  <Icon name={landmark.id} size={16} /> {square.code} · {name("landmark", landmark.id)}{" "}
                  <small className="muted">{gives(landmark).join(" · ")}</small>
                </li>
              )
            );
          })}
        </ul>
      </section>
    )
  );
}

/** The markers that can lie on a city: those that do, and those that could be laid or used now. */
function Marks({ city, mine, choices }: { city: CityView; mine: boolean; choices: readonly Choice[] }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const shown = mine ? facts().marks : city.marks;
  return (
    shown.length > 0 && (
      <section className="marks" aria-label={t("city.marks")}>
        <h3>{t("city.marks")}</h3>
        <ul className="row">
          {shown.map((mark) => {
            const here = city.marks.includes(mark);
            const label = t(here ? "city.markHere" : "city.markNot", { what: name("mark", mark) });
            return (
              <li key={mark}>
                <div
                  className={`tag city-mark-tag ${here ? "here" : ""}`}
                  data-help={`mark:${mark}`}
                  data-why={`mark:${mark}`}
                  role="group"
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
                  tabIndex={0}
                  aria-label={label}
                >
                  <Icon name={mark} size={16} /> {name("mark", mark)} {here && <span aria-hidden="true">✓</span>}
                </div>
              </li>
            );
          })}
        </ul>
        {choices
          .filter((choice) => choice.verb === "program" || choice.verb === "deed")
          .map((choice) => (
            <ChoiceButton key={choice.code} choice={choice} />
          ))}
      </section>
    )
  );
}

/** Everything a city could build, with its price; what cannot be built says what is missing. */
function Wares({ city, state, choices }: { city: CityView; state: State; choices: readonly Choice[] }) {
  const { t } = useTranslation("civ");
  return offersOf(city).map((group) => (
    <section key={group.id} className="wares" aria-label={t(`ware.${group.id}`)}>
      <h3>{t(`ware.${group.id}`)}</h3>
      <ul>
        {group.wares.map((ware) => (
          <WareRow
            key={ware.code}
            ware={ware}
            player={playerOf(state, city.owner)}
            city={city.square}
            choices={cityChoicesFor(choices, city.square, ware.kind, ware.code)}
          />
        ))}
      </ul>
    </section>
  ));
}

const FREE = "build-free";

/** Something a city could build: a button where it can, else what is missing. */
export function WareRow({
  ware,
  player,
  city,
  choices,
}: {
  ware: WareView;
  player: PlayerView | undefined;
  city: string;
  choices: readonly Choice[];
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  const pending = useTable((table) => table.pending);
  if (choices.length > 0) {
    return choices.map((choice) => (
      <li key={choice.code} className="ware">
        <button
          type="button"
          className="choice"
          disabled={pending !== ""}
          aria-label={choice.label}
          data-code={choice.code}
          data-preview={choice.code}
          data-help={`${ware.kind}:${ware.code}`}
          onClick={() => choose(choice)}
        >
          <Icon name={iconOfWare(ware, player)} size={20} />
          <span className="choice-text">{name(ware.kind, ware.code)}</span>
        </button>
        {choice.verb === FREE ? <span className="ware-price free">{t("ware.free")}</span> : <Price cost={ware.cost} />}
      </li>
    ));
  }
  const by = ware.by.map((code) => name(ware.lacks === "tech" ? "tech" : ware.kind, code)).join(" / ");
  const reason = t(`missing.${ware.lacks}`, { by, count: ware.count, trade: ware.trade });
  return (
    <li
      className="ware missing"
      data-help={`${ware.kind}:${ware.code}`}
      data-why={`in-city:${city}:${ware.kind}:${ware.code}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its reasons have to be reachable by keyboard
      tabIndex={0}
      aria-label={name(ware.kind, ware.code)}
    >
      <Icon name={iconOfWare(ware, player)} size={18} />
      <span className="ware-name">
        {name(ware.kind, ware.code)} <small>{reason}</small>
      </span>
      <Price cost={ware.cost} />
    </li>
  );
}

function Price({ cost }: { cost: number }) {
  const { t } = useTranslation("civ");
  return (
    <span className="ware-price" title={t("yield.production", { count: cost })}>
      <Icon name="production" size={14} />
      {cost}
    </span>
  );
}

/** Arts and harvest. */
function OtherDeeds({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation("civ");
  const others = choices.filter((choice) => choice.verb === "arts" || choice.verb === "harvest");
  return (
    others.length > 0 && (
      <section className="wares" aria-label={t("ware.other")}>
        <h3>{t("ware.other")}</h3>
        <div className="row">
          {others.map((choice) => (
            <ChoiceButton key={choice.code} choice={choice} />
          ))}
        </div>
      </section>
    )
  );
}
