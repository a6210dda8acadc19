import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { still } from "../state/settings.ts";
import { myDecision, useTable } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { useFold } from "../table/fold.tsx";
import { Named } from "../table/Told.tsx";
import { useName } from "../text/names.ts";
import { signed } from "../text/numbers.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { asksForPlaces, clashesOf, isClash, isRolled, landed, latestRoll, rollOf } from "./battle.ts";
import { Card } from "./Cards.tsx";
import { cardFace, facts } from "./content.ts";
import { viewOf } from "./look.ts";
import { ofSide } from "./Pieces.tsx";
import { Portrait } from "./Portrait.tsx";
import { personIn } from "./people.ts";
import type { BattleView, DieView, EffortView, PartView, SideView } from "./view.ts";

/** How many choices a battle that is over stays in sight, unless it is closed. */
const LINGERS = 30;
/** Dice fall, then come the reasons, then the result: after this all of it is there. */
const SHOW = 2200;

/** A battle: both sides, their cards, dice and losses. It can be folded away, and stays a while after the end. */
export function BattlePanel({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const { battle, lastBattle } = viewOf(state);
  const fighting = battle.space !== "";
  const shown = fighting ? battle : lastBattle;
  const [lingering, close] = useLingering(lastBattle, state.ply);
  const [moving, skip] = useShow(latestRoll(shown));
  // a battle that is over makes room when the game goes on with a question about the map
  const byItself = !fighting && moving === "" && (asksForPlaces(myDecision(state)) || isInTheWay(state));
  const [folded, fold] = useFold(state, `${shown.space} ${fighting}`, byItself);
  const panel = useRef<HTMLElement>(null);
  usePutAway(panel, !fighting && lingering && moving === "", close);
  useGoneOn(!fighting && lingering, close);
  // after the last battle of a game everybody wants to see the score
  if (!fighting && (!lingering || state.over)) {
    return null;
  }
  return (
    <section ref={panel} className={`battle ${folded ? "folded" : ""}`} aria-label={t("battle.name")}>
      <header>
        <Icon name={shown.sea ? "ship" : "battle"} size={22} />
        <h2>
          {fighting || moving !== "" ? <Named text={t(whereOf(shown), { space: shown.space })} /> : t("battle.over")}
          {fighting && shown.round > 0 && <small className="muted"> {t("battle.round", { round: shown.round })}</small>}
        </h2>
        {!fighting && moving === "" && folded && (
          <span className="battle-brief">
            <Result battle={lastBattle} />
          </span>
        )}
        {moving !== "" && !folded && (
          <button type="button" className="quiet" data-code="skip-dice" onClick={skip}>
            <Glyph name="last" /> <span>{t("battle.skip")}</span>
          </button>
        )}
        {fold}
        {!fighting && (
          <button type="button" className="quiet" data-code="close-battle" onClick={close} aria-label={t("close")}>
            <Glyph name="close" />
          </button>
        )}
      </header>
      {!folded && (
        <>
          {fighting && <Fighting state={state} battle={battle} moving={moving} />}
          {/* the dice fall before anybody knows how it ends */}
          {!fighting && moving === "" && <Outcome battle={lastBattle} />}
          {fighting && <Choices state={state} />}
          <Rounds battle={shown} moving={moving} />
        </>
      )}
    </section>
  );
}

/** Where a battle rises from below it would hide what one is asked: somebody else's makes room, too. */
const isInTheWay = (state: State) =>
  matchMedia(NARROW).matches &&
  myDecision(state)?.required === true &&
  viewOf(state).lastBattle.sides.every(({ side }) => side !== state.seat);

const NARROW = "(max-width: 860px)";

const whereOf = (battle: BattleView) => (battle.sea ? "battle.atSea" : battle.city ? "battle.atCity" : "battle.at");

/** Whether the last battle has ended before our eyes, and not long ago; and how to be done with it. */
function useLingering(last: BattleView, ply: number): readonly [boolean, () => void] {
  const sign = last.space === "" ? "" : JSON.stringify(last);
  const known = useRef({ sign, ply });
  const [ended, setEnded] = useState({ sign: "", ply: -1 });
  useEffect(() => {
    const { sign: before, ply: then } = known.current;
    known.current = { sign, ply };
    if (sign !== "" && sign !== before && ply > then && ply - then < LINGERS) {
      setEnded({ sign, ply });
    }
  }, [sign, ply]);
  const lingering = sign !== "" && ended.sign === sign && ply >= ended.ply && ply - ended.ply < LINGERS;
  return [lingering, () => setEnded({ sign: "", ply: -1 })];
}

/** Whoever presses something else, with pointer or key, has seen how it ended: the map is theirs again. */
function usePutAway(panel: RefObject<HTMLElement | null>, over: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how to close it never changes
  useEffect(() => {
    if (!over) {
      return;
    }
    const gone = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target)) {
        close();
      }
    };
    document.addEventListener("pointerdown", elsewhere, { signal: gone.signal });
    document.addEventListener("click", elsewhere, { signal: gone.signal });
    return () => gone.abort();
  }, [over]);
}

/** Whoever says what to do next needs the map for it, even while the last dice are still falling. */
function useGoneOn(over: boolean, close: () => void) {
  const verb = useTable((table) => table.verb);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how to close it never changes
  useEffect(() => {
    if (over && verb !== "") {
      close();
    }
  }, [over, verb]);
}

/** The roll that is being shown step by step (none when all has been seen), and how to see the rest at once. */
function useShow(roll: string): readonly [string, () => void] {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(roll), SHOW);
    return () => clearTimeout(timer);
  }, [roll]);
  return [roll === settled || still() ? "" : roll, () => setSettled(roll)];
}

function Choices({ state }: { state: State }) {
  const decision = myDecision(state);
  return (
    decision && (
      <div className="battle-choices">
        <p>
          <b>
            <Named text={decision.prompt} />
          </b>
        </p>
        <div className="row">
          {decision.choices.map((choice) => (
            <ChoiceButton key={choice.code} choice={choice} />
          ))}
        </div>
      </div>
    )
  );
}

function Fighting({ state, battle, moving }: { state: State; battle: BattleView; moving: string }) {
  const [attacker, defender] = battle.sides as readonly [SideView, SideView];
  const fresh = moving === rollOf(battle, battle.round);
  return (
    <div className="sides">
      <Side state={state} side={attacker} enemy={defender} stands="attacker" battle={battle} fresh={fresh} />
      <Side state={state} side={defender} enemy={attacker} stands="defender" battle={battle} fresh={fresh} />
    </div>
  );
}

interface SideProps {
  readonly state: State;
  readonly side: SideView;
  readonly enemy: SideView;
  readonly stands: "attacker" | "defender";
  readonly battle: BattleView;
  readonly fresh: boolean;
}

/** One side in the present round: who fights, the card, and what was rolled. */
function Side({ state, side, enemy, stands, battle, fresh }: SideProps) {
  const { t } = useTranslation("clash");
  const name = useName();
  return (
    <div className={`battle-side side-${side.side}`}>
      <SideName side={side} stands={stands} />
      <p className="force">
        {side.units.length === 0 && <span className="muted">{t("battle.nobody")}</span>}
        {side.units.map(({ kind, number }) => {
          const person = personIn(state, side.side, kind);
          return person ? (
            <span key={kind} className="force-leader" data-help={`leader:${person}`} data-unit={kind}>
              <Portrait leader={person} size={36} />
              <b>{name("leader", person)}</b>
            </span>
          ) : (
            <span key={kind} data-help={`unit:${kind}`} data-unit={kind}>
              <span className="sr">{name("unit", kind)}</span>
              <Icon name={ofSide(side.side, kind)} size={22} /> ×{number}
            </span>
          );
        })}
        {stands === "defender" && battle.fortress && (
          <span data-help="building:fortress">
            <Icon name="fortress" size={22} />
          </span>
        )}
        {side.killed > 0 && <small className="problem">{t("battle.lost", { count: side.killed })}</small>}
      </p>
      <div className="battle-card">
        {side.card ? (
          <>
            <Card code={side.card} only="tactic" />
            {!battle.revealed && <em>{t("battle.faceDown")}</em>}
            {side.ignored && <em>{t("battle.ignored")}</em>}
          </>
        ) : side.played ? (
          <div className="card-back">{t("battle.faceDown")}</div>
        ) : (
          <div className="card-none">{t("battle.noCard")}</div>
        )}
      </div>
      <Effort effort={side} enemy={enemy} fresh={fresh} fighting={side.units.map(({ kind }) => kind)} />
    </div>
  );
}

function SideName({ side, stands }: Pick<SideProps, "side" | "stands">) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  return (
    <h3>
      <SeatMark seat={side.side} size={16} />
      {seat(side.side)} <small className="muted">{t(`battle.${stands}`)}</small>
    </h3>
  );
}

/** The dice, what changes them and why, and what comes of it. */
function Effort({
  effort,
  enemy,
  fresh,
  fighting,
}: {
  effort: EffortView;
  enemy: EffortView;
  fresh: boolean;
  /** The kinds of units that fight; of rounds gone by nobody knows any more which they were. */
  fighting: readonly string[];
}) {
  const { t } = useTranslation("clash");
  const rolled = effort.dice.length > 0;
  const blocked = effort.hits - landed(effort, enemy);
  return (
    <div className={`effort ${fresh ? "fresh" : ""}`}>
      {rolled && <Dice effort={effort} fighting={fighting} />}
      <Reasons effort={effort} fighting={fighting} />
      {rolled && (
        <p className="battle-value">
          <span>
            {t("battle.value")} <b>{effort.value}</b>
          </span>
          <span className={`hits ${effort.hits === 0 ? "none" : ""}`}>
            <Icon name="hit" size={18} /> {t("battle.hits", { count: effort.hits })}
            {blocked > 0 && <small>{t("battle.blocked", { count: blocked })}</small>}
          </span>
        </p>
      )}
      {effort.losses > 0 && <p className="problem battle-loss">{t("battle.losses", { count: effort.losses })}</p>}
    </div>
  );
}

function Reasons({ effort, fighting }: { effort: EffortView; fighting: readonly string[] }) {
  const { t } = useTranslation("clash");
  const name = useName();
  if (effort.parts.length === 0 && effort.clash === 0 && !effort.noClash) {
    return null;
  }
  return (
    <ul className="modifiers">
      {effort.clash > 0 && (
        <li
          data-help={clashesOf(effort, fighting)
            .map((kind) => `unit:${kind}`)
            .join(" ")}
        >
          {clashesOf(effort, fighting).map((kind) => (
            <span key={kind} data-unit={kind}>
              <Icon name={hasIcon(kind) ? kind : "unit"} size={13} />
              <span className="sr">{name("unit", kind)}</span>
            </span>
          ))}{" "}
          {t("battle.clash")} <b>{signed(effort.clash)}</b>
        </li>
      )}
      {effort.noClash && <li className="against">{t("battle.noClash")}</li>}
      {effort.parts.map((part, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may count twice
          key={i}
          className={part.number < 0 ? "against" : ""}
          data-help={`${part.kind}:${part.code}`}
        >
          {name(part.kind, part.code)} <Change part={part} />
        </li>
      ))}
    </ul>
  );
}

function Change({ part }: { part: PartView }) {
  const { t } = useTranslation("clash");
  return (
    <b>{part.change === "bonus" ? signed(part.number) : t(`battle.part.${part.change}`, { count: part.number })}</b>
  );
}

/** Dice of some editions show a number only. */
const isPlain = (die: DieView) => die.symbol === "none";

/** Dice that tumble for a moment and then show what was rolled. */
function Dice({ effort, fighting }: { effort: EffortView; fighting: readonly string[] }) {
  const { t } = useTranslation("clash");
  const spoken = (die: DieView) => (isPlain(die) ? `${die.number}` : `${die.number} ${t(`symbol.${die.symbol}`)}`);
  return (
    <p className="dice" role="img" aria-label={t("battle.rolled", { dice: effort.dice.map(spoken).join(", ") })}>
      {effort.dice.map((die, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
          key={i}
          className={`die ${isClash(die, effort, fighting) ? "clash" : ""}`}
          style={{ animationDelay: `${i * 70}ms` }}
          title={spoken(die)}
        >
          {die.number}
          {!isPlain(die) && <Icon name={die.symbol} size={13} />}
        </span>
      ))}
    </p>
  );
}

/** The rounds that are over, the latest first. */
function Rounds({ battle, moving }: { battle: BattleView; moving: string }) {
  const { t } = useTranslation("clash");
  const rounds = [...battle.rounds].reverse().filter(({ efforts }) => isRolled(efforts) || efforts.some((e) => e.card));
  return (
    <ol className="battle-rounds">
      {rounds.map(({ round, efforts }) => (
        <li key={round}>
          <h3>{t("battle.round", { round })}</h3>
          <div className="efforts">
            {efforts.map((effort, i) => (
              <div key={battle.sides[i]!.side} className={`past-effort side-${battle.sides[i]!.side}`}>
                <PlayedCard side={battle.sides[i]!.side} effort={effort} />
                <Effort
                  effort={effort}
                  enemy={efforts[1 - i]!}
                  fresh={moving === rollOf(battle, round)}
                  fighting={facts().units.map(({ id }) => id)}
                />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function PlayedCard({ side, effort }: { side: string; effort: EffortView }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const half = effort.card ? cardFace(effort.card).halves.find(({ kind }) => kind === "tactic") : undefined;
  return (
    <p className="played-card">
      <SeatMark seat={side} size={12} />
      {half ? (
        <span data-help={`tactic:${half.code}`}>
          {name("tactic", half.code)}
          {effort.ignored && <em> {t("battle.ignored")}</em>}
        </span>
      ) : (
        <span className="muted">{t("battle.noCard")}</span>
      )}
    </p>
  );
}

/** Who has won what, if anybody. */
function Result({ battle }: { battle: BattleView }) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  const winner = battle.sides[battle.result === "attacker" ? 0 : 1]!;
  const key = battle.result === "nobody" ? "battle.undecided" : battle.captured ? "battle.captured" : "battle.won";
  return <Named text={t(key, { who: seat(winner.side), space: battle.space })} />;
}

/** How it ended, and what it cost each side. */
function Outcome({ battle }: { battle: BattleView }) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  return (
    <>
      <p className="battle-result">
        <Result battle={battle} />
      </p>
      <ul className="battle-cost">
        {battle.sides.map((side) => (
          <li key={side.side} className={`side-${side.side}`}>
            <SeatMark seat={side.side} size={14} /> {seat(side.side)}:{" "}
            {t("battle.cost", { killed: side.killed, count: side.strength })}
          </li>
        ))}
      </ul>
    </>
  );
}
