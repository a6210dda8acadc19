import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { chooseAll, myDecision, undoTo, useTable } from "../state/table.ts";
import { ChoiceButton } from "../table/DecisionPanel.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Card } from "./Cards.tsx";
import { GOODS } from "./content.ts";
import { Goods } from "./Goods.tsx";
import { viewOf } from "./look.ts";
import type { GoodsView, HandView, OfferView } from "./view.ts";

const KINDS = [
  ["actions", "action-card"],
  ["objectives", "objective-card"],
  ["wonders", "wonder-card"],
] as const;

/** Offers on the table, and the one I am writing. */
export function TradePanel({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const decision = myDecision(state);
  const { draft, offers } = viewOf(state);
  const drafting = draft.to !== "" && decision !== undefined;
  if (!drafting && offers.length === 0) {
    return null;
  }
  return (
    <section className="trade" aria-label={t("trade.name")}>
      <h2>
        <Icon name="trade" size={20} /> {t("trade.name")}
      </h2>
      {drafting && <Draft key={state.ply} state={state} draft={draft} choices={decision.choices} />}
      {offers.map((offer) => (
        <Offer key={offer.code} offer={offer} state={state} choices={decision?.choices ?? []} />
      ))}
    </section>
  );
}

function Offer({ offer, state, choices }: { offer: OfferView; state: State; choices: readonly Choice[] }) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  const answers = choices.filter((choice) =>
    choice.things.some((thing) => thing.kind === "offer" && thing.code === offer.code),
  );
  return (
    <article className="offer">
      <p>
        <SeatMark seat={offer.from} /> {seat(offer.from)} → <SeatMark seat={offer.to} /> {seat(offer.to)}
        {offer.accepted && <em> {t("trade.accepted")}</em>}
      </p>
      <div className="offer-sides">
        <Half
          title={t("trade.gives", { who: seat(offer.from) })}
          goods={offer.give}
          cards={offer.cards}
          named={offer.named}
        />
        <Half title={t("trade.gives", { who: seat(offer.to) })} goods={offer.ask} cards={offer.wish} named={[]} />
      </div>
      {offer.to === state.seat &&
        offer.cards.actions + offer.cards.objectives + offer.cards.wonders > offer.named.length && (
          <p className="muted small">{t("trade.hidden")}</p>
        )}
      <div className="closing">
        {answers.map((choice) => (
          <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "accept" ? "primary" : ""} />
        ))}
      </div>
    </article>
  );
}

function Half({
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
  const nothing = GOODS.every((good) => goods[good] === 0) && cards.actions + cards.objectives + cards.wonders === 0;
  return (
    <div>
      <h3>{title}</h3>
      {nothing && <p className="muted">{t("trade.nothing")}</p>}
      <Goods goods={goods} all={false} />
      {KINDS.filter(([field]) => cards[field] > 0).map(([field, kind]) => (
        <p key={field} className="trade-cards">
          <Icon name={kind === "wonder-card" ? "wonder" : kind} size={16} />{" "}
          {t(`trade.${field}`, { count: cards[field] })}
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

/** Steppers for both sides. The draft is private: nothing leaves this screen until the offer is made. */
function Draft({ state, draft, choices }: { state: State; draft: OfferView; choices: readonly Choice[] }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const pending = useTable((table) => table.pending);
  const base = useTable((table) => table.base);
  const [cardsOpen, setCardsOpen] = useState(false);
  const me = viewOf(state).players.find((player) => player.seat === state.seat);
  const partner = viewOf(state).players.find((player) => player.seat === draft.to);
  const legal = new Set(choices.map((choice) => choice.code));
  const offer = choices.find((choice) => choice.verb === "offer");
  const withdraw = choices.find((choice) => choice.verb === "withdraw");
  const gifts = choices.filter(
    (choice) => (choice.verb === "give" || choice.verb === "show") && choice.things[0]?.kind !== "good",
  );

  /** One step back in the whole offer is a new draft with one line less: undone to the start, and written again. */
  const without = (verb: "give" | "ask", thing: string) => {
    const lines = [...linesOf("give", draft.give), ...linesOf("ask", draft.ask), ...wishes(draft)];
    const at = lines.lastIndexOf(`${verb} ${thing}`);
    lines.splice(at, 1);
    const start = state.ply - lines.length - 1 - draft.named.length;
    void undoTo(Math.max(start, base >= 0 ? base + 1 : start)).then(() =>
      useTable.getState().problem ? undefined : chooseAll(lines),
    );
  };
  const row = (verb: "give" | "ask", thing: string, label: string, icon: string, number: number, held: number) => (
    <li key={`${verb}-${thing}`} className="stepper">
      <Icon name={icon} size={18} className={`good-${icon}`} />
      <span className="stepper-name">{label}</span>
      <button
        type="button"
        disabled={number === 0 || pending !== "" || draft.named.length > 0}
        aria-label={t("trade.less", { what: label })}
        onClick={() => without(verb, thing)}
      >
        −
      </button>
      <output>{number}</output>
      <button
        type="button"
        disabled={!legal.has(`${verb} ${thing}`) || pending !== ""}
        aria-label={t("trade.more", { what: label })}
        onClick={() => chooseAll([`${verb} ${thing}`])}
      >
        +
      </button>
      <small className="muted">{t("trade.of", { held })}</small>
    </li>
  );
  return (
    <article className="offer draft">
      <p>
        {t("trade.draft")} <SeatMark seat={draft.to} /> <b>{seat(draft.to)}</b>
      </p>
      <div className="offer-sides">
        <div>
          <h3>{t("trade.give")}</h3>
          <ul className="steppers">
            {GOODS.map((good) => row("give", good, name("good", good), good, draft.give[good], me?.goods[good] ?? 0))}
          </ul>
          {draft.named.length > 0 && (
            <div className="row">
              {draft.named.map((code) => (
                <Card key={code} code={code} />
              ))}
            </div>
          )}
          {gifts.length > 0 && (
            <details open={cardsOpen} onToggle={(event) => setCardsOpen(event.currentTarget.open)}>
              <summary>{t("trade.addCard")}</summary>
              {gifts.map((choice) => (
                <ChoiceButton key={choice.code} choice={choice} />
              ))}
            </details>
          )}
        </div>
        <div>
          <h3>{t("trade.want")}</h3>
          <ul className="steppers">
            {GOODS.map((good) =>
              row("ask", good, name("good", good), good, draft.ask[good], partner?.goods[good] ?? 0),
            )}
            {KINDS.map(([field, kind]) =>
              row(
                "ask",
                kind,
                t(`trade.kind.${field}`),
                kind === "wonder-card" ? "wonder" : kind,
                draft.wish[field],
                partner?.hand[field] ?? 0,
              ),
            )}
          </ul>
        </div>
      </div>
      <div className="closing">
        {offer && <ChoiceButton choice={offer} className="primary" />}
        {withdraw && <ChoiceButton choice={withdraw} />}
      </div>
      <p className="muted small">{t("trade.reveals")}</p>
    </article>
  );
}

function linesOf(verb: string, goods: GoodsView): string[] {
  return GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => `${verb} ${good}`));
}

function wishes(draft: OfferView): string[] {
  return KINDS.flatMap(([field, kind]) => Array.from({ length: draft.wish[field] }, () => `ask ${kind}`));
}
