import { useTranslation } from "react-i18next";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { facts, ROMAN, trackPrices, YIELDS } from "./content.ts";

/** The game on one page: turn, prices, symbols and the ways to win, for the boxes of this table. */
export function Aid() {
  const { t } = useTranslation("civ");
  const name = useName();
  const { phases, thresholds, unitTypes, buildings, resources, coinsToWin } = facts();
  return (
    <>
      <section className="wide">
        <h3>{t("aid.turn")}</h3>
        <dl>
          {phases.map((phase) => (
            <div key={phase}>
              <dt>
                <Icon name={phase === "trade" ? "yield-trade" : phase} size={20} /> {name("phase", phase)}
              </dt>
              <dd>{t(`aid.phase.${phase}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t("aid.victory")}</h3>
        <ul>
          <li>
            <Icon name="culture" size={20} /> {t("aid.victory.culture")}
          </li>
          <li>
            <Icon name="technology" size={20} /> {t("aid.victory.technology")}
          </li>
          <li>
            <Icon name="economy" size={20} /> {t("aid.victory.economy", { coins: coinsToWin })}
          </li>
          <li>
            <Icon name="military" size={20} /> {t("aid.victory.military")}
          </li>
        </ul>
      </section>
      <section>
        <h3>{t("aid.research")}</h3>
        <ul className="aid-symbols">
          {thresholds.map((trade, i) => (
            <li key={trade}>
              {ROMAN[i + 1]}: {trade} <Icon name="yield-trade" size={16} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.track")}</h3>
        <ul className="aid-symbols">
          {trackPrices().map((space) => (
            <li key={`${space.culture} ${space.trade}`}>
              {space.culture} <Icon name="yield-culture" size={16} />
              {space.trade > 0 && (
                <>
                  {" "}
                  + {space.trade} <Icon name="yield-trade" size={16} />
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.units")}</h3>
        <ul>
          {unitTypes.map((type) => (
            <li key={type.id}>
              <Icon name={type.id} size={20} /> {name("unit-type", type.id)}{" "}
              {type.ranks.map((rank) => rank.cost).join(" / ")} <Icon name="yield-production" size={16} />
            </li>
          ))}
        </ul>
        <p>{t("aid.units.text")}</p>
      </section>
      <section className="wide">
        <h3>{t("aid.buildings")}</h3>
        <ul>
          {buildings.map((building) => (
            <li key={building.id}>
              <Icon name={building.id} size={20} /> {name("building", building.id)} {building.cost}{" "}
              <Icon name="yield-production" size={16} />
              <small className="muted">
                {YIELDS.filter((good) => building.yields[good] > 0).map((good) => (
                  <span key={good}>
                    {" "}
                    +{building.yields[good]} <Icon name={`yield-${good}`} size={14} />
                  </span>
                ))}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.symbols")}</h3>
        <ul className="aid-symbols">
          {YIELDS.map((good) => (
            <li key={good}>
              <Icon name={`yield-${good}`} size={20} /> {t(`aid.symbol.${good}`)}
            </li>
          ))}
          {resources.map((resource) => (
            <li key={resource}>
              <Icon name={resource} size={20} /> {name("resource", resource)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
