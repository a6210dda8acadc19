import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { chooseAgain, chooseAll } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { useFold } from "../table/fold.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName, useSeatTo } from "../ui/Seat.tsx";
import { cardFace, GOODS } from "./content.ts";
import { Price } from "./Goods.tsx";
import { me, playerOf, viewOf } from "./look.ts";
import { CARD_KINDS, linesOf } from "./offers.ts";
import { total } from "./Trade.tsx";
import type { GoodsView, OfferView } from "./view.ts";

/** The offer I am writing, over the board: steppers for both sides, and who will see what. */
export function DraftPanel({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  const seatTo = useSeatTo();
  const decision = myDecision(state);
  const { draft } = viewOf(state);
  const [folded, fold] = useFold(state, draft.to);
  if (draft.to === "" || !decision) {
    return null;
  }
  const offer = decision.choices.find((choice) => choice.verb === "offer");
  const withdraw = decision.choices.find((choice) => choice.verb === "withdraw");
  return (
    <section className={`draft ${folded ? "folded" : ""}`} aria-label={t("trade.name")}>
      <header>
        <Icon name="trade" size={24} />
        <h2>
          {t("trade.draft")} <SeatMark seat={draft.to} size={16} /> {seatTo(draft.to)}
        </h2>
        {!folded && <span className="seen seen-me">{t("trade.private")}</span>}
        {fold}
      </header>
      {!folded && (
        <>
          <Sides state={state} draft={draft} choices={decision.choices} />
          <footer>
            <WhoSees draft={draft} partner={seat(draft.to)} />
            <div className="closing">
              {offer && <ChoiceButton choice={offer} className="primary" />}
              {withdraw && <ChoiceButton choice={withdraw} />}
            </div>
          </footer>
        </>
      )}
    </section>
  );
}

function Sides({ state, draft, choices }: { state: State; draft: OfferView; choices: readonly Choice[] }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const pending = useTable((table) => table.pending);
  const base = useTable((table) => table.base);
  const own = me(state);
  const partner = playerOf(state, draft.to);
  const legal = new Set(choices.map((choice) => choice.code));

  /** Taking a line away is writing the others again: from the start of the draft if it can be undone, else a new one. */
  const without = (line: string) => {
    const lines = linesOf(draft);
    const start = Math.max(state.ply - lines.length, base + 1);
    lines.splice(lines.lastIndexOf(line), 1);
    if (start >= state.undo.freeTo) {
      void chooseAgain(start, lines);
    } else {
      void chooseAll(["withdraw", `trade ${draft.to}`, ...lines]);
    }
  };
  const row = (verb: "give" | "ask", thing: string, label: string, icon: string, number: number, held: number) =>
    held + number > 0 && (
      <li key={thing} className={`stepper ${number > 0 ? "some" : ""}`}>
        <Icon name={icon} size={20} className={`good-${icon}`} />
        <span className="stepper-name">{label}</span>
        <button
          type="button"
          disabled={number === 0 || pending !== ""}
          aria-label={t("trade.less", { what: label })}
          onClick={() => without(`${verb} ${thing}`)}
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
    <div className="offer-sides">
      <div>
        <h3>{t("trade.give")}</h3>
        <ul className="steppers">
          {GOODS.map((good) => row("give", good, name("good", good), good, draft.give[good], own?.goods[good] ?? 0))}
        </ul>
        <ul className="gift-cards">
          {own?.own.map((code) => (
            <GiftCard key={code} code={code} draft={draft} legal={legal} onRemove={without} />
          ))}
        </ul>
      </div>
      <div>
        <h3>{t("trade.want", { who: seat(draft.to) })}</h3>
        <ul className="steppers">
          {GOODS.map((good) => row("ask", good, name("good", good), good, draft.ask[good], partner?.goods[good] ?? 0))}
          {CARD_KINDS.map(([field, kind, icon]) =>
            row("ask", kind, t(`trade.kind.${field}`), icon, draft.wish[field], partner?.hand[field] ?? 0),
          )}
        </ul>
      </div>
    </div>
  );
}

/** A card of my hand: kept, given face down, or given and shown to the partner. */
function GiftCard({
  code,
  draft,
  legal,
  onRemove,
}: {
  code: string;
  draft: OfferView;
  legal: ReadonlySet<string>;
  onRemove: (line: string) => void;
}) {
  const { t } = useTranslation("clash");
  const name = useName();
  const pending = useTable((table) => table.pending);
  const [wanted, setWanted] = useState("");
  const face = cardFace(code);
  const label = face.halves.map((half) => name(half.kind, half.code)).join(" / ");
  const now = draft.shown.includes(code) ? "show" : draft.named.includes(code) ? "give" : "keep";
  const set = (next: string) => {
    setWanted(next);
    if (now !== "keep") {
      onRemove(`${now} ${code}`);
    } else if (next !== "keep") {
      void chooseAll([`${next} ${code}`]);
    }
  };
  const options = ["keep", "give", "show"].filter(
    (option) => option === "keep" || option === now || legal.has(`${option} ${code}`),
  );
  return (
    <li>
      <Icon name={face.kind === "wonder" ? "wonder" : face.kind} size={18} />
      <span className="stepper-name" data-help={`${face.kind}:${code}`}>
        {hyphenated(label)}
      </span>
      <select
        value={pending ? wanted || now : now}
        disabled={pending !== "" || (now === "keep" && options.length === 1)}
        aria-label={label}
        onChange={(event) => set(event.target.value)}
      >
        {options.map((option) => (
          <option key={option} value={option} disabled={now !== "keep" && option !== now && option !== "keep"}>
            {t(`trade.card.${option}`)}
          </option>
        ))}
      </select>
    </li>
  );
}

const sum = (goods: GoodsView) => GOODS.filter((good) => goods[good] > 0).map((good) => [good, goods[good]] as const);

/** Unmistakably: what everybody, what only the partner, and what nobody will see once the offer is made. */
function WhoSees({ draft, partner }: { draft: OfferView; partner: string }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const hidden = total(draft.cards) - draft.shown.length;
  const shown = draft.shown.map((code) =>
    cardFace(code)
      .halves.map((half) => name(half.kind, half.code))
      .join(" / "),
  );
  const side = (goods: GoodsView, cards: number) => {
    const some = sum(goods);
    return some.length + cards === 0 ? (
      t("trade.nothing")
    ) : (
      <>
        {some.length > 0 && <Price goods={some} />}
        {some.length > 0 && cards > 0 && " + "}
        {cards > 0 && t("trade.cards", { count: cards })}
      </>
    );
  };
  return (
    <ul className="who-sees" aria-label={t("trade.whoSees")}>
      <li className="seen seen-all">
        <b>{t("trade.all")}</b> {side(draft.give, total(draft.cards))} ↔ {side(draft.ask, total(draft.wish))}
      </li>
      {shown.length > 0 && (
        <li className="seen seen-partner">
          <b>{t("trade.onlyPartner", { who: partner })}</b> {shown.join(", ")}
        </li>
      )}
      {hidden > 0 && (
        <li className="seen seen-nobody">
          <b>{t("trade.nobody")}</b> {t("trade.cards", { count: hidden })}
        </li>
      )}
    </ul>
  );
}
