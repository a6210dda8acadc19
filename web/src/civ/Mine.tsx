import { useTranslation } from "react-i18next";
import type { StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { EventCard, UnitCard } from "./Cards.tsx";
import { unitType } from "./content.ts";
import { keyed } from "./keyed.ts";
import { countOf, me } from "./look.ts";
import { MarkerCard, markerCards, PersonCard, peopleCards } from "./OwnCards.tsx";
import { PolicyTags } from "./Policies.tsx";
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
        <TradeDial player={player} size={62} />
        <CoinDial player={player} size={62} />
      </div>
      <div className="mine-goods">
        <div className="mine-line">
          <span className="tag" title={t("fact.culture", { count: player.culture })}>
            <Icon name="culture" size={16} className="good-yield-culture" /> <b>{player.culture}</b>
            <span className="sr">{t("fact.culture", { count: player.culture })}</span>
          </span>
          <GovernmentTag player={player} />
          <PolicyTags player={player} index={index} brief />
        </div>
        <div className="mine-line">
          <Resources player={player} index={index} />
          {markerCards(player)
            .filter((card) => card.markers > 0 || index.has(`${card.kind}:${card.code}`))
            .map((card) => (
              <MarkerCard key={card.code} card={card} index={index} small />
            ))}
        </div>
        <div className="mine-line">
          {[...new Set(player.forces)].map((kind) => (
            <UnitCard
              key={kind}
              kind={kind}
              rank={countOf(player.ranks, unitType(kind))}
              copies={player.forces.filter((other) => other === kind).length}
              small
            />
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
        {player.hand.length === 0 && peopleCards(player).length === 0 && <p className="muted">{t("hand.empty")}</p>}
        {keyed(player.hand).map(({ code: card, key }) => (
          <EventCard key={key} code={card} index={index} />
        ))}
        {peopleCards(player).map((card) => (
          <PersonCard key={card.code} card={card} index={index} />
        ))}
      </div>
    </>
  );
}
