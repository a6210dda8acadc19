import { useTranslation } from "react-i18next";
import type { StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { EventCard, UnitCard } from "./Cards.tsx";
import { unitType } from "./content.ts";
import { keyed } from "./keyed.ts";
import { countOf, me } from "./look.ts";
import { Resources } from "./Resources.tsx";
import { CoinDial, GovernmentTag, TradeDial } from "./Sheets.tsx";

/** My dials, resources, forces and hand, at the foot of the table. */
export function Mine({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const name = useName();
  const player = me(state);
  if (!player) {
    return null;
  }
  return (
    <>
      <div className="mine-dials">
        <TradeDial player={player} size={74} />
        <CoinDial player={player} size={74} />
      </div>
      <div className="mine-goods">
        <p className="mine-line">
          <span className="tag" title={t("fact.culture", { count: player.culture })}>
            <Icon name="culture" size={16} className="good-yield-culture" /> <b>{player.culture}</b>
            <span className="sr">{t("fact.culture", { count: player.culture })}</span>
          </span>
          <GovernmentTag player={player} />
        </p>
        <Resources player={player} index={index} />
        <div className="mine-line">
          {keyed(player.forces).map(({ code: kind, key }) => (
            <UnitCard key={key} kind={kind} rank={countOf(player.ranks, unitType(kind))} small />
          ))}
          {player.people.map((person) => (
            <Thingish
              key={person}
              kind="great-person"
              code={person}
              label={name("great-person", person)}
              index={index}
              className="person"
            >
              <Icon name={person} size={18} />
            </Thingish>
          ))}
        </div>
      </div>
      <div className="hand">
        {player.hand.length === 0 && <p className="muted">{t("hand.empty")}</p>}
        {keyed(player.hand).map(({ code: card, key }) => (
          <EventCard key={key} code={card} index={index} />
        ))}
      </div>
    </>
  );
}
