import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose, myDecision, undoTo, useTable } from "../state/table.ts";
import { ChoiceButton } from "../table/DecisionPanel.tsx";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { answersTo, linesOf, partsOfDeal } from "./deals.ts";
import { keyed } from "./keyed.ts";
import { viewOf } from "./look.ts";
import { Thinking } from "./Thinking.tsx";
import type { CountView, GoodsView, OfferView } from "./view.ts";

export const DRAFT = "prompt.trade-draft";
/** How a draft or a choice of gifts ends. */
const CLOSING: ReadonlySet<string> = new Set(["offer", "withdraw", "decline", "done"]);
export const PICK = "prompt.trade-pick";

/** Beside the board: who still negotiates, and the offers that lie open, those made to me first. */
export function DealSide({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const { offers } = viewOf(state);
  const concerns = (offer: OfferView) => Number(offer.to === state.seat) * 2 + Number(offer.from === state.seat);
  return (
    <>
      <Thinking state={state} />
      {offers.length > 0 && (
        <section className="civ-offers" aria-label={t("deal.name")}>
          <h2>
            <Icon name="trade" size={20} /> {t("deal.name")}
          </h2>
          {[...offers]
            .sort((a, b) => concerns(b) - concerns(a))
            .map((offer) => (
              <Offer key={offer.code} offer={offer} state={state} />
            ))}
        </section>
      )}
    </>
  );
}

function Offer({ offer, state }: { offer: OfferView; state: State }) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const pending = useTable((table) => table.pending);
  const forMe = offer.to === state.seat;
  const answers = answersTo(myDecision(state)?.choices ?? [], offer.code);
  return (
    <article className={`civ-offer ${forMe ? "for-me" : ""}`}>
      <p>
        <SeatMark seat={offer.from} /> {seat(offer.from)} → <SeatMark seat={offer.to} />{" "}
        {forMe ? <b>{t("deal.you")}</b> : seat(offer.to)}
        {offer.accepted && <em> {t("deal.accepted")}</em>}
      </p>
      <div className="draft-sides">
        <Half
          title={forMe ? t("deal.youGet") : t("deal.gives", { who: seat(offer.from) })}
          goods={offer.give}
          backs={offer.hidden}
          named={offer.named}
        />
        <Half
          title={forMe ? t("deal.youGive") : t("deal.gives", { who: seat(offer.to) })}
          goods={offer.ask}
          backs={offer.wish}
          named={[]}
        />
      </div>
      <div className="closing">
        {forMe && answers.length > 0 && !answers.some((choice) => choice.verb === "accept") && (
          <span
            className="muted ask"
            data-why={`offer:${offer.code}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its reasons have to be reachable by keyboard
            tabIndex={0}
            role="note"
            aria-label={t("deal.accept")}
          >
            {t("deal.whyNot")}
          </span>
        )}
        {answers.map((choice) => (
          <button
            type="button"
            key={choice.code}
            className={`choice ${choice.verb === "accept" ? "primary" : ""}`}
            disabled={pending !== ""}
            aria-label={choice.label}
            data-code={choice.code}
            data-preview={choice.code}
            onClick={() => choose(choice)}
          >
            {t(`deal.${choice.verb}`, { defaultValue: choice.label })}
          </button>
        ))}
      </div>
    </article>
  );
}

/** One side of an offer: goods everybody sees, hidden things by their backs, and what I may know of them. */
function Half({
  title,
  goods,
  backs,
  named,
}: {
  title: string;
  goods: GoodsView;
  backs: readonly CountView[];
  named: readonly string[];
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  const parts = partsOfDeal(goods, backs);
  const word = (kind: string, code: string) => (kind === "wealth" ? t(`good.${code}`) : name(kind, code));
  return (
    <div>
      <h3>{title}</h3>
      {parts.length === 0 && <p className="muted">{t("deal.nothing")}</p>}
      <ul className="deal-lines">
        {parts.map((part) => (
          <li key={`${part.kind}:${part.code}`}>
            <Icon name={iconOf(part.kind, part.code)} size={18} className={`good-${iconOf(part.kind, part.code)}`} />
            <b>{part.count}</b> {word(part.kind, part.code)}
          </li>
        ))}
        {keyed(named).map(({ code, key }) => (
          <li key={key} className="muted" data-help={`token:${code} culture-event:${code}`}>
            {name("culture-event", code) === code ? name("token", code) : name("culture-event", code)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The offer I am writing, over the board: both sides grow by buttons, the sentence above says what it has become. */
export function DraftBoard({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const decision = myDecision(state);
  const pending = useTable((table) => table.pending);
  if (!decision || (decision.promptKey !== DRAFT && decision.promptKey !== PICK)) {
    return null;
  }
  const draft = decision.promptKey === DRAFT;
  const view = viewOf(state).draft;
  const rest = decision.choices.filter((choice) => CLOSING.has(choice.verb) && !(draft && choice.verb === "decline"));
  return (
    <section className="civ-draft" aria-label={t("deal.draft")}>
      <header>
        <Icon name="trade" size={24} />
        <h2>
          {draft ? t("deal.draft") : t("deal.pick")}{" "}
          {draft && (
            <>
              <SeatMark seat={view.to} size={16} /> {seat(view.to)}
            </>
          )}
        </h2>
        {draft && <span className="secret">{t("deal.private")}</span>}
      </header>
      {draft ? (
        <div className="draft-sides draft-now" aria-live="polite">
          <Half title={t("deal.give")} goods={view.give} backs={view.hidden} named={view.named} />
          <Half title={t("deal.ask")} goods={view.ask} backs={view.wish} named={[]} />
        </div>
      ) : (
        <p className="draft-text">{decision.prompt}</p>
      )}
      <div className="draft-sides">
        <Lines title={t("deal.addGive")} choices={decision.choices} verb="give" />
        {draft && <Lines title={t("deal.addAsk")} choices={decision.choices} verb="ask" />}
      </div>
      <p className="muted small">{t("deal.seen")}</p>
      <div className="closing">
        {rest.map((choice) => (
          <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "offer" ? "primary" : ""} />
        ))}
        {draft && !rest.some((choice) => choice.verb === "offer") && (
          <span
            className="muted ask"
            data-why="verb:offer"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: its reasons have to be reachable by keyboard
            tabIndex={0}
            role="note"
            aria-label={t("deal.send")}
          >
            {t("deal.whyNotSend")}
          </span>
        )}
        {state.ply > state.undo.freeTo && (
          <button
            type="button"
            className="choice"
            disabled={pending !== ""}
            onClick={() => undoTo(state.ply - 1)}
            data-code="undo-line"
          >
            <Glyph name="undo" /> {t("deal.undo")}
          </button>
        )}
      </div>
    </section>
  );
}

function Lines({ title, choices, verb }: { title: string; choices: readonly Choice[]; verb: "give" | "ask" }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const pending = useTable((table) => table.pending);
  const lines = linesOf(choices, verb);
  return (
    <div>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="muted">{t("deal.nothing")}</p>}
      <ul className="deal-lines">
        {lines.map((line) => (
          <li key={`${line.kind}:${line.code}`} data-help={`${line.kind}:${line.code}`}>
            <Icon name={iconOf(line.kind, line.code)} size={20} className={`good-${iconOf(line.kind, line.code)}`} />
            <span className="ware-name">{line.kind === "unit-kind" ? line.label : nameOf(name, line)}</span>
            {line.choices.map((choice) => {
              const amount = choice.things.find((thing) => thing.kind === "count")?.code ?? "1";
              return (
                <button
                  type="button"
                  key={choice.code}
                  className="choice"
                  disabled={pending !== ""}
                  aria-label={`+${amount}: ${choice.label}`}
                  data-code={choice.code}
                  onClick={() => choose(choice)}
                >
                  {`+${amount}`}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(name: (kind: string, code: string) => string, line: { kind: string; code: string; label: string }) {
  const known = name(line.kind, line.code);
  return known === line.code ? line.label : known;
}

function iconOf(kind: string, code: string): string {
  if (kind === "wealth") {
    return `yield-${code}`;
  }
  if (kind === "token") {
    return code.replace(/^(hut|village)-/, "");
  }
  return hasIcon(code) ? code : kind === "back" && code.startsWith("event") ? "culture-event" : kind;
}
