import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { attested, cardFace, eventSymbol, facts, priceOf, wonderOf } from "./content.ts";
import { Price } from "./Goods.tsx";
import { viewOf } from "./look.ts";
import { belonging } from "./people.ts";
import type { GoalView } from "./view.ts";

const NOTHING: ReadonlyMap<string, Choice[]> = new Map();

const NO_GOALS: readonly GoalView[] = [];

/** How far I am on the way to an objective; nothing where that cannot be counted. */
function HowFar({ goal }: { goal: GoalView | undefined }) {
  const { t } = useTranslation("clash");
  if (!goal) {
    return null;
  }
  const reached = goal.have >= goal.need;
  return (
    <span
      className={`how-far ${reached ? "reached" : ""}`}
      data-goal={goal.objective}
      title={t("card.howFar", { have: goal.have, need: goal.need })}
    >
      <span className="sr">{t("card.howFar", { have: goal.have, need: goal.need })}</span>
      <span className="how-far-way" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * goal.have) / goal.need)}%` }} />
      </span>
      <b aria-hidden="true">
        {goal.have} / {goal.need}
      </b>
    </span>
  );
}

/** One card, face up. */
export function Card({
  code,
  index = NOTHING,
  done,
  only,
  goals = NO_GOALS,
}: {
  code: string;
  index?: ReadonlyMap<string, Choice[]>;
  /** For a completed objective: the half that was completed. */
  done?: string;
  /** Show the half of this kind only. */
  only?: string;
  /** How far I am on the way to what its halves ask for. */
  goals?: readonly GoalView[];
}) {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  const face = cardFace(code);
  const kind = face.kind;
  const label = face.halves.map((half) => name(half.kind, half.code)).join(" / ");
  const wonder = kind === "wonder" ? wonderOf(code) : undefined;
  return (
    <Thingish
      kind={kind}
      code={code}
      label={`${t(`card.${kind}`)}: ${label}`}
      index={index}
      className={`card card-${kind}`}
    >
      <span className="card-kind">
        <Icon name={kind === "wonder" ? code : kind} size={14} />
        {t(`card.${kind}`)}
      </span>
      {face.halves
        .filter((half) => !only || half.kind === only)
        .map((half) => (
          <span key={half.kind + half.code} className={`half half-${half.kind} ${done === half.code ? "done" : ""}`}>
            <strong>{hyphenated(name(half.kind, half.code))}</strong>
            <span className="card-text">{text(half.kind, half.code)}</span>
            {half.kind === "objective" && <HowFar goal={goals.find(({ objective }) => objective === half.code)} />}
            <Source kind={half.kind} code={half.code} />
          </span>
        ))}
      {kind === "event-card" && eventSymbol(code) !== "none" && <em>{name("symbol", eventSymbol(code))}</em>}
      {wonder && (
        <span className="card-foot">
          <Price goods={priceOf(wonder.cost)} />
          <span>{name("advance", wonder.requires)}</span>
        </span>
      )}
    </Thingish>
  );
}

/** Says of a card that could not be taken over from a printed one how much of it is known. */
function Source({ kind, code }: { kind: string; code: string }) {
  const name = useName();
  const known = attested(kind, code);
  return known === "" ? null : (
    <small className="attested muted" data-attested={known}>
      {name("attested", known)}
    </small>
  );
}

/** The half of a card that somebody has just completed: the other half is nobody's business. */
export function CompletedObjective({ code }: { code: string }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  return (
    <div className="card card-objective-card" data-help={`objective:${code}`}>
      <span className="card-kind">
        <Icon name="objective-card" size={14} />
        {t("card.objective-card")}
      </span>
      <span className="half half-objective done">
        <strong>{hyphenated(name("objective", code))}</strong>
        <span className="card-text">{text("objective", code)}</span>
      </span>
    </div>
  );
}

/** My hand. */
export function Hand({ state, index }: { state: State; index: ReadonlyMap<string, Choice[]> }) {
  const { t } = useTranslation("clash");
  const me = viewOf(state).players.find((player) => player.seat === state.seat);
  if (!me) {
    return null;
  }
  return (
    <section className="hand" aria-label={t("hand.name")}>
      {me.own.length === 0 && <p className="muted">{t("hand.empty")}</p>}
      {me.own.map((code) => (
        <Card key={code} code={code} index={index} goals={me.goals} />
      ))}
    </section>
  );
}

/** Decks, discard piles, wonders, and what lies face up. */
export function Decks({ state, index }: { state: State; index: ReadonlyMap<string, Choice[]> }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const { decks, wonders, looking, lasting, players } = viewOf(state);
  const piles = [
    { kind: "action-card", left: decks.actions, discarded: decks.discardedActions },
    { kind: "event-card", left: decks.events, discarded: decks.discardedEvents },
    { kind: "objective-card", left: decks.objectives, discarded: decks.discardedObjectives },
    { kind: "wonder", left: decks.wonders, discarded: [] },
  ];
  return (
    <div className="decks">
      {looking.length > 0 && (
        <section>
          <h2>{t("decks.looking")}</h2>
          <div className="row">
            {looking.map((code) => (
              <Card key={code} code={code} index={index} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2>{t("decks.name")}</h2>
        <div className="row">
          {piles.map((pile) => (
            <div key={pile.kind} className={`pile card-${pile.kind}`}>
              <Icon name={pile.kind} size={30} />
              <b>{pile.left}</b>
              <span>{t(`deck.${pile.kind}`)}</span>
              <small className="muted">
                {pile.kind === "wonder" ? "" : t("decks.discarded", { count: pile.discarded.length })}
              </small>
            </div>
          ))}
        </div>
      </section>
      {(lasting.pestilence || lasting.events.length > 0) && (
        <section>
          <h2>{t("decks.lasting")}</h2>
          <div className="row">
            {lasting.events.map((code) => (
              <Card key={code} code={code} index={index} />
            ))}
          </div>
        </section>
      )}
      <section>
        <h2>{t("decks.wonders")}</h2>
        <ul className="wonder-list">
          {facts().wonders.map((wonder) => {
            const standing = wonders.find((other) => other.wonder === wonder.id);
            const open = decks.openWonders.includes(wonder.id);
            const keeper = players.find((player) => belonging(player, "reserved-wonders").includes(wonder.id));
            return (
              <li key={wonder.id} data-help={`wonder:${wonder.id}`} className={standing ? "built" : open ? "open" : ""}>
                <Icon name={wonder.id} size={26} />
                <span>{name("wonder", wonder.id)}</span>
                {standing ? (
                  <SeatMark seat={standing.builder} />
                ) : (
                  <small className="muted">
                    {keeper && (
                      <>
                        <SeatMark seat={keeper.seat} size={12} /> {t("wonder.reserved")}{" "}
                      </>
                    )}
                    <Price goods={priceOf(wonder.cost)} />
                  </small>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      {piles.map(
        (pile) =>
          pile.discarded.length > 0 && (
            <section key={pile.kind}>
              <h2>{t(`discard.${pile.kind}`)}</h2>
              <div className="row">
                {[...pile.discarded].reverse().map((code) => (
                  <Card key={code} code={code} index={index} />
                ))}
              </div>
            </section>
          ),
      )}
    </div>
  );
}
