import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose, chooseAgain, chooseAll } from "../state/commands.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { useFold } from "../table/fold.tsx";
import { mineFirst, OpenOffer } from "../table/OpenOffer.tsx";
import { useName } from "../text/names.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import {
  answersTo,
  besides,
  counterLines,
  differenceOf,
  draftLines,
  linesOf,
  partsOfDeal,
  type Row,
  rowsOf,
  type Side,
  without,
} from "./deals.ts";
import { keyed } from "./keyed.ts";
import type { PromptKey } from "./keys.ts";
import { playerOf, promptOf, viewOf } from "./look.ts";
import { Thinking } from "./Thinking.tsx";
import type { CountView, GoodsView, OfferView } from "./view.ts";

export const DRAFT: PromptKey = "prompt.trade-draft";
/** How a draft or a choice of gifts ends. */
const CLOSING: ReadonlySet<string> = new Set(["offer", "withdraw", "decline", "done"]);
export const PICK: PromptKey = "prompt.trade-pick";

/** Beside the board: who still negotiates, and the offers that lie open, those made to me first. */
export function DealSide({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const offers = besides(viewOf(state).offers, state.seat);
  return (
    <>
      <Thinking state={state} />
      {offers.length > 0 && (
        <section className="civ-offers" aria-label={t("deal.name")}>
          <h2>
            <Icon name="trade" size={20} /> {t("deal.name")}
          </h2>
          {mineFirst(offers, state.seat).map((offer) => (
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
  const { amountOf = (code: string) => ({ icon: code, name: code }) } = useGame();
  const mine = playerOf(state, state.seat);
  const forMe = offer.to === state.seat;
  const choices = myDecision(state)?.choices ?? [];
  const answers = answersTo(choices, offer.code);
  const begin = choices.find((choice) => choice.code === `trade ${offer.from}`);
  const counter = () => {
    const theirs = playerOf(state, offer.from);
    void chooseAll([`trade ${offer.from}`, ...(mine && theirs ? counterLines(offer, mine, theirs) : [])]);
  };
  return (
    <OpenOffer
      offer={offer}
      forMe={forMe}
      className="civ-offer"
      words={{
        toMe: t("deal.you"),
        accepted: t("deal.accepted"),
        counter: t("deal.counter"),
        difference: t("deal.difference"),
      }}
      counter={begin && counter}
      difference={mine ? differenceOf(offer, mine).map((change) => ({ ...change, ...amountOf(change.code) })) : []}
      answers={
        <>
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
        </>
      }
    >
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
    </OpenOffer>
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

/** The offer I am writing, over the board: a row for each good of both sides, with less and more of it. */
export function DraftBoard({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const decision = myDecision(state);
  const prompt = promptOf(decision);
  const [folded, fold] = useFold(state, `${prompt} ${viewOf(state).draft.to}`);
  if (!decision || (prompt !== DRAFT && prompt !== PICK)) {
    return null;
  }
  const draft = prompt === DRAFT;
  const view = viewOf(state).draft;
  const rest = decision.choices.filter((choice) => CLOSING.has(choice.verb) && !(draft && choice.verb === "decline"));
  const offer = rest.find((choice) => choice.verb === "offer");
  return (
    <section className={`civ-draft ${folded ? "folded" : ""}`} aria-label={t("deal.draft")}>
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
        {draft && !folded && <span className="secret">{t("deal.private")}</span>}
        {fold}
      </header>
      {draft ? (
        <>
          <p className="draft-text" aria-live="polite">
            {decision.prompt}
          </p>
          <div className="draft-sides">
            <Steppers title={t("deal.give")} side="give" draft={view} choices={decision.choices} state={state} />
            <Steppers title={t("deal.ask")} side="ask" draft={view} choices={decision.choices} state={state} />
          </div>
        </>
      ) : (
        <>
          <p className="draft-text">{decision.prompt}</p>
          <Picks choices={decision.choices} />
        </>
      )}
      <p className="muted small">{t("deal.seen")}</p>
      <div className="closing">
        {rest.map((choice) => (
          <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "offer" ? "primary" : ""} />
        ))}
        {draft && !offer && (
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
      </div>
    </section>
  );
}

/** Taking something out of a draft is writing the rest again: after an undo if that is free, else in a new draft. */
function rewrite(draft: OfferView, state: State) {
  const lines = draftLines(draft);
  const start = useTable.getState().base + 1;
  if (start > 0 && start >= state.undo.freeTo && start < state.ply) {
    void chooseAgain(start, lines);
  } else {
    void chooseAll(["withdraw", `trade ${draft.to}`, ...lines]);
  }
}

function Steppers({
  title,
  side,
  draft,
  choices,
  state,
}: {
  title: string;
  side: Side;
  draft: OfferView;
  choices: readonly Choice[];
  state: State;
}) {
  const { t } = useTranslation("civ");
  const rows = rowsOf(draft, choices, side);
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="muted">{t("deal.nothing")}</p>}
      <ul className="deal-lines">
        {rows.map((row) => (
          <Stepper
            key={`${row.kind}:${row.code}`}
            row={row}
            side={side}
            onLess={() => rewrite(without(draft, side, row.code), state)}
          />
        ))}
      </ul>
    </div>
  );
}

function Stepper({ row, side, onLess }: { row: Row; side: Side; onLess: () => void }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const pending = useTable((table) => table.pending);
  const label = nameOf(name, row, t);
  return (
    <li className={`deal-row ${row.number > 0 ? "some" : ""}`} data-help={`${row.kind}:${row.code}`}>
      <Icon name={iconOf(row.kind, row.code)} size={20} className={`good-${iconOf(row.kind, row.code)}`} />
      <span className="ware-name">{label}</span>
      <button
        type="button"
        className="choice"
        disabled={row.number === 0 || pending !== ""}
        aria-label={t("deal.less", { what: label })}
        data-code={`less ${side} ${row.code}`}
        onClick={onLess}
      >
        −
      </button>
      <output>{row.number}</output>
      <span className="deal-more">
        {row.more.map((choice) => {
          const number = choice.things.find((thing) => thing.kind === "count")?.code ?? "1";
          return (
            <button
              type="button"
              key={choice.code}
              className="choice"
              disabled={pending !== ""}
              aria-label={t("deal.more", { what: label, count: Number(number) })}
              data-code={choice.code}
              onClick={() => choose(choice)}
            >
              {number === "1" ? "+" : `+${number}`}
            </button>
          );
        })}
      </span>
    </li>
  );
}

/** What I give for something that was asked for by its back. */
function Picks({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="deal-lines">
      {linesOf(choices, "give").flatMap((line) =>
        line.choices.map((choice) => (
          <li key={choice.code}>
            <ChoiceButton choice={choice} />
          </li>
        )),
      )}
    </ul>
  );
}

function nameOf(name: (kind: string, code: string) => string, row: Row, t: (key: string) => string) {
  if (row.kind === "wealth") {
    return t(`good.${row.code}`);
  }
  const known = name(row.kind, row.code);
  return known === row.code ? row.label : known;
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
