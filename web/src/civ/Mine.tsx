import { useTranslation } from "react-i18next";
import type { StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { EventCard, UnitCard } from "./Cards.tsx";
import { unitType } from "./content.ts";
import { keyed } from "./keyed.ts";
import { countOf, me } from "./look.ts";
import { PersonCard, peopleCards } from "./OwnCards.tsx";

/** My forces, great people and hand: they lie over the map while they are wanted. */
export function Mine({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const name = useName();
  const player = me(state);
  if (!player) {
    return null;
  }
  return (
    <>
      <div className="mine-goods">
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
