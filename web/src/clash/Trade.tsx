import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { chooseAll } from "../state/commands.ts";
import { myDecision } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { mineFirst, OpenOffer } from "../table/OpenOffer.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { useSeatName } from "../ui/Seat.tsx";
import { Card } from "./Cards.tsx";
import { GOODS } from "./content.ts";
import { Goods } from "./Goods.tsx";
import { playerOf, viewOf } from "./look.ts";
import { CARD_KINDS, counterLines, differenceOf } from "./offers.ts";
import type { GoodsView, HandView, OfferView } from "./view.ts";

/** The offers that lie open, mine and those made to me first. */
export function TradePanel({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const { offers } = viewOf(state);
  if (offers.length === 0) {
    return null;
  }
  const choices = myDecision(state)?.choices ?? [];
  return (
    <section className="trade" aria-label={t("trade.name")}>
      <h2>
        <Icon name="trade" size={20} /> {t("trade.name")}
      </h2>
      {mineFirst(offers, state.seat).map((offer) => (
        <Offer key={offer.code} offer={offer} state={state} choices={choices} />
      ))}
    </section>
  );
}

/** What is said on the card of an offer need not say what the offer is. */
const WORDS: ReadonlySet<string> = new Set(["accept", "decline"]);

function Offer({ offer, state, choices }: { offer: OfferView; state: State; choices: readonly Choice[] }) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  const name = useName();
  const forMe = offer.to === state.seat;
  const answers = choices.filter((choice) =>
    choice.things.some((thing) => thing.kind === "offer" && thing.code === offer.code),
  );
  const begin = choices.find((choice) => choice.code === `trade ${offer.from}`);
  const hidden = total(offer.cards) - offer.shown.length;
  const counter = () => {
    const lines = counterLines(offer, playerOf(state, state.seat), playerOf(state, offer.from));
    void chooseAll([`trade ${offer.from}`, ...lines]);
  };
  return (
    <OpenOffer
      offer={offer}
      forMe={forMe}
      className="offer"
      words={{
        toMe: t("trade.toYou"),
        accepted: t("trade.accepted"),
        counter: t("trade.counter"),
        difference: t("trade.difference"),
      }}
      counter={begin && counter}
      difference={differenceOf(offer, playerOf(state, state.seat)?.goods).map((change) => ({
        ...change,
        icon: change.good,
        name: name("good", change.good),
      }))}
      answers={answers.map((choice) => (
        <ChoiceButton
          key={choice.code}
          choice={WORDS.has(choice.verb) ? { ...choice, label: t(`trade.${choice.verb}`) } : choice}
          className={choice.verb === "accept" ? "primary" : ""}
        />
      ))}
    >
      <div className="offer-sides">
        <Half
          title={forMe ? t("trade.youGet") : t("trade.gives", { who: seat(offer.from) })}
          goods={offer.give}
          cards={offer.cards}
          named={offer.named}
        />
        <Half
          title={forMe ? t("trade.youGive") : t("trade.gives", { who: seat(offer.to) })}
          goods={offer.ask}
          cards={offer.wish}
          named={[]}
        />
      </div>
      {forMe && hidden > 0 && <p className="seen seen-nobody">{t("trade.hiddenCards", { count: hidden })}</p>}
      {forMe && total(offer.wish) > 0 && <p className="seen seen-nobody">{t("trade.youPick")}</p>}
    </OpenOffer>
  );
}

export const total = (cards: HandView) => cards.actions + cards.objectives + cards.wonders;

export function Half({
  title,
  goods,
  cards,
  named,
}: {
  title: string;
  goods: GoodsView;
  cards: HandView;
  named: readonly string[];
}) {
  const { t } = useTranslation("clash");
  const nothing = GOODS.every((good) => goods[good] === 0) && total(cards) === 0;
  return (
    <div>
      <h3>{title}</h3>
      {nothing && <p className="muted">{t("trade.nothing")}</p>}
      <Goods goods={goods} all={false} />
      {CARD_KINDS.filter(([field]) => cards[field] > 0).map(([field, , icon]) => (
        <p key={field} className="trade-cards">
          <Icon name={icon} size={16} /> {t(`trade.${field}`, { count: cards[field] })}
        </p>
      ))}
      <div className="row">
        {named.map((code) => (
          <Card key={code} code={code} />
        ))}
      </div>
    </div>
  );
}
