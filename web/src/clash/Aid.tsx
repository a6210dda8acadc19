import { useTranslation } from "react-i18next";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { advancesOf, facts, GOODS, priceOf } from "./content.ts";
import { Price } from "./Goods.tsx";

const ACTIONS = ["advance", "found", "collect", "construct", "recruit", "move", "improve-mood", "influence"] as const;

/** The game on one page: turn, actions, prices, symbols and points, for the boxes of this table. */
export function Aid() {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  const { units, buildings, wonders, categories, numbers } = facts();
  const points = [...new Set(wonders.map((wonder) => wonder.points))];
  return (
    <>
      <section>
        <h3>{t("aid.turn")}</h3>
        <p>{t("aid.turn.text", { rounds: numbers.rounds, actions: numbers.actions })}</p>
        <p>
          {t("aid.status.text", {
            steps: numbers.status.map((step) => name("status", step)).join(", "),
          })}
        </p>
      </section>
      <section className="wide">
        <h3>{t("aid.actions")}</h3>
        <dl>
          {ACTIONS.map((verb) => (
            <div key={verb}>
              <dt>
                <Icon name={verb} size={20} /> {t(`verb.${verb}`)}
              </dt>
              <dd>
                {t(`aid.action.${verb}`, { groups: numbers.groups })}
                {verb === "construct" && (
                  <>
                    {" "}
                    <Price goods={priceOf(numbers.building)} />
                    {numbers.needAdvance && ` ${t("aid.needAdvance")}`}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t("aid.units")}</h3>
        <ul>
          {units.map((unit) => (
            <li key={unit.id}>
              <Icon name={unit.id} size={20} /> {name("unit", unit.id)} <Price goods={priceOf(unit.cost)} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.buildings")}</h3>
        <dl>
          {buildings.map((building) => (
            <div key={building.id}>
              <dt>
                <Icon name={building.id} size={20} /> {name("building", building.id)}
              </dt>
              <dd>{text("building", building.id)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{t("aid.symbols")}</h3>
        <ul className="aid-symbols">
          {GOODS.map((good) => (
            <li key={good} className={`good-${good}`}>
              <Icon name={good} size={20} /> {name("good", good)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.advances")}</h3>
        <ul className="aid-symbols">
          {categories.map((category) => (
            <li key={category.id}>
              <Icon name={category.id} size={20} /> {name("category", category.id)}{" "}
              <small className="muted">{advancesOf(category.id).length}</small>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("aid.scoring")}</h3>
        <p>
          {t("aid.scoring.text", {
            piece: numbers.halves.piece / 2,
            advance: numbers.halves.advance / 2,
            objective: numbers.halves.objective / 2,
          })}
        </p>
        <p>
          <Icon name="wonder" size={20} /> {t("aid.scoring.wonders", { points: points.join(" / ") })}
        </p>
      </section>
      <section className="wide">
        <h3>{t("aid.wonders")}</h3>
        <ul>
          {wonders.map((wonder) => (
            <li key={wonder.id}>
              <Icon name={wonder.id} size={20} /> {name("wonder", wonder.id)} <Price goods={priceOf(wonder.cost)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
