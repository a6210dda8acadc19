import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, LogLine, State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { useFold } from "../table/fold.tsx";
import { Named } from "../table/Told.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { UnitCard } from "./Cards.tsx";
import { type CardPlay, cardPlays, frontChoices } from "./choices.ts";
import { keyed } from "./keyed.ts";
import { keyOf, viewOf } from "./look.ts";
import { battleLines, outcomeOf } from "./outcome.ts";
import type { BattleView, BonusView, FrontView, SideView, UnitView } from "./view.ts";

/** Choices that are made on cards and fronts. */
const ON_THE_BOARD: ReadonlySet<string> = new Set(["play", "attack", "wound", "heal"]);

/** The battle board: fronts, hands, bonuses and the sum that will decide. Cards are played by card, then front. */
export function BattleBoard({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const { battle } = viewOf(state);
  const [folded, fold] = useFold(state, battle.square);
  const [card, setCard] = useState("");
  const ply = state.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice the hand is another
  useEffect(() => setCard(""), [ply]);
  // on a low screen the cards to play may lie below the edge of the board
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice the hand is another
  useEffect(() => {
    document.querySelector(".civ-battle .hand-unit.can")?.scrollIntoView({ block: "nearest" });
  }, [ply]);
  const log = useTable((table) => table.log);
  if (battle.square === "" || state.over) {
    return null;
  }
  const lines = battleLines(log, ply);
  const outcome = outcomeOf(lines);
  const bonus = lines.findLast((line) => keyOf(line) === "log.battle.bonus");
  const decision = myDecision(state);
  const choices = decision?.choices ?? [];
  const plays = cardPlays(choices);
  const rest = choices.filter((choice) => !ON_THE_BOARD.has(choice.verb));
  const side = (of: "attacker" | "defender") => (
    <Side side={battle[of]} of={of} battle={battle} state={state} plays={plays} card={card} onCard={setCard} />
  );
  return (
    <section className={`civ-battle ${folded ? "folded" : ""}`} aria-label={t("battle.name")}>
      <header>
        <Icon name="battle" size={22} />
        <h2>
          <Named text={t(battle.city ? "battle.city" : "battle.at", { square: battle.square })} />
        </h2>
        {fold}
      </header>
      {!folded && (
        <>
          {outcome.length > 0 ? (
            <Outcome lines={outcome} />
          ) : (
            <>
              {side("defender")}
              <Fronts battle={battle} plays={plays.get(card)} choices={choices} />
              {side("attacker")}
              {bonus && (
                <p className="muted small battle-bonus">
                  {bonus.text}. {t("battle.bonusText")}
                </p>
              )}
            </>
          )}
          {decision && (
            <div className="battle-choices">
              <p>
                <b>
                  <Named text={decision.prompt} />
                </b>{" "}
                {plays.size > 0 && <span className="muted">{t(card ? "battle.pickFront" : "battle.pickCard")}</span>}
              </p>
              <div className="row">
                {rest.slice(0, 14).map((choice) => (
                  <ChoiceButton key={choice.code} choice={choice} />
                ))}
              </div>
            </div>
          )}
          {outcome.length === 0 && <BattleLog lines={lines} />}
        </>
      )}
    </section>
  );
}

function Side({
  side,
  of: role,
  battle,
  state,
  plays,
  card,
  onCard,
}: {
  side: SideView;
  of: "attacker" | "defender";
  battle: BattleView;
  state: State;
  plays: ReadonlyMap<string, CardPlay>;
  card: string;
  onCard: (card: string) => void;
}) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const { wild } = side;
  const who = wild ? t("seat.barbarians") : seat(side.seat);
  const name = useName();
  return (
    <div
      className={`battle-line ${role} side-${wild ? "barbarians" : side.seat} ${battle.turn === role ? "turn" : ""}`}
    >
      <h3>
        <SeatMark seat={wild ? "barbarians" : side.seat} size={16} /> {who}{" "}
        <small className="muted">{t(`battle.${role}`)}</small>
        {battle.turn === role && <span className="tag">{t("battle.turn")}</span>}
      </h3>
      <p className="battle-sum" title={t("battle.sum")}>
        <span>
          {side.total - side.bonus} <small className="muted">{t("battle.units")}</small>
        </span>{" "}
        +{" "}
        <span>
          {side.bonus} <small className="muted">{t("battle.bonus")}</small>
        </span>{" "}
        = <b>{side.total}</b>
      </p>
      {side.bonuses.length > 0 && (
        <ul className="battle-bonuses" aria-label={t("battle.bonuses")}>
          {merged(side.bonuses).map((part) => (
            <li key={`${part.kind}:${part.code}`} data-help={`${part.kind}:${part.code}`}>
              {part.kind === "square" ? t("battle.ofCity", { square: part.code }) : name(part.kind, part.code)}{" "}
              <b>+{part.amount}</b>
            </li>
          ))}
        </ul>
      )}
      <div className="battle-hand">
        {side.hand.length > 0 ? (
          numbered(side.hand).map(({ unit, key }) => {
            const { kind } = unit;
            const play = plays.get(kind);
            const lit = play !== undefined && side.seat === state.seat;
            return lit ? (
              <button
                type="button"
                key={key}
                className={`hand-unit can ${card === kind ? "picked" : ""}`}
                aria-pressed={card === kind}
                data-thing={`unit-kind:${kind}`}
                onClick={() => pick(play, card === kind ? "" : kind, onCard)}
              >
                <UnitCard {...unit} />
              </button>
            ) : (
              <span key={key} className="hand-unit">
                <UnitCard {...unit} />
              </span>
            );
          })
        ) : (
          <span className="backs" title={t("battle.cards", { count: side.cards })}>
            <span className="sr">{t("battle.cards", { count: side.cards })}</span>
            {Array.from({ length: side.cards }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <span key={i} className="card-back" aria-hidden="true" />
            ))}
          </span>
        )}
        {side.killed.length > 0 && (
          <span className="killed" title={t("battle.killed")}>
            <Icon name="killed" size={18} />
            <span className="sr">{t("battle.killed")}</span>
            {numbered(side.killed).map(({ unit, key }) => (
              <UnitCard key={key} {...unit} small />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** A card that can only do one thing does it at once; others wait for a front. */
function pick(play: CardPlay, kind: string, onCard: (card: string) => void) {
  if (kind !== "" && play.open && play.fronts.size === 0) {
    void choose(play.open);
  } else {
    onCard(kind);
  }
}

function Fronts({
  battle,
  plays,
  choices,
}: {
  battle: BattleView;
  plays: CardPlay | undefined;
  choices: readonly Choice[];
}) {
  const { t } = useTranslation("civ");
  const pending = useTable((table) => table.pending);
  return (
    <ol className="fronts" aria-label={t("battle.fronts")}>
      {battle.fronts.map((front, i) => {
        const code = String(i + 1);
        const attack = plays?.fronts.get(code);
        const others = frontChoices(choices, code);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: fronts are numbered
          <li key={i} className="front">
            <Front front={front} number={code} attack={attack} />
            {others.map((choice) => (
              <button
                type="button"
                key={choice.code}
                className="front-target can"
                disabled={pending !== ""}
                data-code={choice.code}
                onClick={() => choose(choice)}
              >
                <Icon name={choice.verb === "wound" ? "wound" : "use"} size={18} />
                <span className="sr">{choice.label}</span>
              </button>
            ))}
          </li>
        );
      })}
      {plays?.open && (
        <li className="front empty">
          <button
            type="button"
            className="front-target can"
            disabled={pending !== ""}
            data-code={plays.open.code}
            data-preview={plays.open.code}
            onClick={() => plays.open && choose(plays.open)}
          >
            + {t("battle.newFront")}
          </button>
        </li>
      )}
      {battle.fronts.length === 0 && !plays && <li className="muted">{t("battle.noFronts")}</li>}
    </ol>
  );
}

function Front({ front, number, attack }: { front: FrontView; number: string; attack: Choice | undefined }) {
  const { t } = useTranslation("civ");
  const pending = useTable((table) => table.pending);
  const place = (unit: UnitView, side: "attacker" | "defender") =>
    unit.kind === "" && attack ? (
      <button
        type="button"
        className="no-unit can"
        disabled={pending !== ""}
        aria-label={attack.label}
        data-code={attack.code}
        data-preview={attack.code}
        onClick={() => choose(attack)}
      >
        <Icon name="attack" size={26} />
      </button>
    ) : unit.kind === "" ? (
      <span className="no-unit" />
    ) : (
      <span className="front-unit">
        <UnitCard {...unit} />
        {front.first === side && (
          <span className="trump" title={t("battle.trumpText")}>
            {t("battle.trump")}
          </span>
        )}
      </span>
    );
  return (
    <>
      {place(front.defender, "defender")}
      <span className="versus">
        <span className="front-number">{number}</span>
      </span>
      {place(front.attacker, "attacker")}
    </>
  );
}

/** Both sums spelled out, and whose is the larger. */
export function Outcome({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ul className="battle-outcome">
      {lines.map((line) => {
        const seat = line.things.find((thing) => thing.kind === "seat")?.code;
        return (
          <li key={line.text} className={keyOf(line) === "log.battle.winner" ? "winner" : ""}>
            {seat && <SeatMark seat={seat} size={16} />} {line.text}
          </li>
        );
      })}
    </ul>
  );
}

/** The last lines of the log that tell of this battle. */
function BattleLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    lines.length > 0 && (
      <ol className="battle-log">
        {lines.slice(-5).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
          <li key={`${line.ply}-${i}`}>{line.text}</li>
        ))}
      </ol>
    )
  );
}

/** Units of a kind are all alike: numbers them, so that each has a key of its own. */
const numbered = (units: readonly UnitView[]) =>
  keyed(units.map(({ kind }) => kind)).map(({ key }, i) => ({ unit: units[i]!, key }));

/** What several pieces of a kind add to a combat bonus is one line. */
function merged(bonuses: readonly BonusView[]): readonly BonusView[] {
  const sums = new Map<string, BonusView>();
  for (const part of bonuses) {
    const key = `${part.kind}:${part.code}`;
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}
