import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogLine, State } from "../api/types.ts";
import { still } from "../state/settings.ts";
import { myDecision, useTable } from "../state/table.ts";
import { ChoiceButton } from "../table/DecisionPanel.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Card } from "./Cards.tsx";
import { viewOf } from "./look.ts";
import type { BattleView, SideView } from "./view.ts";

export interface Die {
  readonly number: number;
  readonly clash: boolean;
}

/** The dice of a line such as "Red: rolled 6⚔ 3, …": the first run of numbers in it. */
export function diceOf(line: LogLine): Die[] {
  const faces = line.things.filter((thing) => thing.kind === "face");
  const tokens =
    faces.length > 0 ? faces.map((face) => face.label) : (/\d⚔?(?: \d⚔?)*/.exec(line.text)?.[0].split(" ") ?? []);
  return tokens.map((token) => ({ number: Number.parseInt(token, 10), clash: token.includes("⚔") }));
}

/** A roll as its line tells it: the dice, what was added and why, and the hits. */
export interface Roll {
  readonly dice: readonly Die[];
  readonly modifiers: readonly string[];
  readonly hits: number;
}

/** Reads "Red: rolled 6⚔ 3, Commander +1. Combat value 10, 2 hits." in any language. */
export function rollOfLine(line: LogLine): Roll {
  const match = /\d⚔?(?: \d⚔?)*/.exec(line.text);
  const rest = match ? line.text.slice(match.index + match[0].length) : "";
  const [reasons = "", result = ""] = rest.split(/\. (.*)/s);
  return {
    dice: diceOf(line),
    modifiers: reasons.split(", ").filter((part) => part.trim() !== ""),
    hits: Number(/(\d+)[^\d]*$/.exec(result)?.[1] ?? 0),
  };
}

/** The lines of the last battle in the log, from its first line on. */
export function lastBattle(log: readonly LogLine[]): readonly LogLine[] {
  for (let i = log.length - 1; i >= 0; i--) {
    if (/^log\.battle-(land|city|sea)$/.test(log[i]!.key)) {
      return log.slice(i);
    }
  }
  return [];
}

const ENDS = new Set(["log.battle-won", "log.battle-undecided", "log.captures", "log.retreats", "log.withdraws"]);

/** A battle: both sides, their cards, dice and losses. It can be folded away, and stays a moment after the end. */
export function BattlePanel({ state }: { state: State }) {
  const { t } = useTranslation("clash");
  const log = useTable((table) => table.log);
  const replayPly = useTable((table) => table.replayPly);
  const lines = useMemo(
    () => lastBattle(replayPly < 0 ? log : log.filter((line) => line.ply <= replayPly)),
    [log, replayPly],
  );
  const { battle } = viewOf(state);
  const fighting = battle.space !== "";
  const start = lines[0];
  const over =
    !fighting && start !== undefined && state.ply - start.ply < 30 && lines.some((line) => ENDS.has(line.key));
  const [dismissed, setDismissed] = useState(-1);
  const [folded, setFolded] = useState(false);
  const [seen, setSeen] = useState(fighting);
  useEffect(() => {
    if (fighting) {
      setSeen(true);
    }
  }, [fighting]);
  if ((!fighting && !(over && seen)) || (start && dismissed === start.ply && !fighting)) {
    return null;
  }
  const decision = myDecision(state);
  const told = lines.filter((line) => line.key.startsWith("log."));
  return (
    <section className={`battle ${folded ? "folded" : ""}`} aria-label={t("battle.name")}>
      <header>
        <Icon name="battle" size={22} />
        <h2>
          {fighting ? t("battle.at", { space: battle.space, round: Math.max(1, battle.round) }) : t("battle.over")}
        </h2>
        <button type="button" className="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? t("battle.unfold") : t("battle.fold")}
        </button>
        {!fighting && (
          <button
            type="button"
            className="quiet"
            onClick={() => setDismissed(start?.ply ?? -1)}
            aria-label={t("close")}
          >
            <Glyph name="close" />
          </button>
        )}
      </header>
      {!folded && (
        <>
          {!fighting && (
            <p className="battle-result">
              {told
                .filter((line) => ENDS.has(line.key))
                .map((line) => line.text)
                .join(" ")}
            </p>
          )}
          {fighting && (
            <div className="sides">
              {battle.sides.map((side, i) => (
                <Side
                  key={side.side}
                  side={side}
                  role={i === 0 ? "attacker" : "defender"}
                  battle={battle}
                  roll={rollOf(told, battle.sides.length === 2 ? i : -1)}
                  ply={state.ply}
                />
              ))}
            </div>
          )}
          {fighting && decision && (
            <div className="battle-choices">
              <p>
                <b>{decision.prompt}</b>
              </p>
              <div className="row">
                {decision.choices.slice(0, 12).map((choice) => (
                  <ChoiceButton key={choice.code} choice={choice} />
                ))}
              </div>
            </div>
          )}
          <ol className="battle-log">
            {told.slice(-7).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              <li key={`${line.ply}-${i}`}>{line.text}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The latest rolls, the attacker's first. */
function rollOf(lines: readonly LogLine[], role: number): Roll | undefined {
  let from = 0;
  lines.forEach((line, i) => {
    if (line.key === "log.battle-round") {
      from = i;
    }
  });
  const rolls = lines.slice(from).filter((line) => line.key === "log.combat-roll");
  return rolls[role] && rollOfLine(rolls[role]);
}

function Side({
  side,
  role,
  battle,
  roll,
  ply,
}: {
  side: SideView;
  role: "attacker" | "defender";
  battle: BattleView;
  roll: Roll | undefined;
  ply: number;
}) {
  const { t } = useTranslation("clash");
  const seat = useSeatName();
  const units = (
    [
      ["settler", side.settlers],
      ["infantry", side.infantry],
      ["ship", side.ships],
    ] as const
  ).filter(([, number]) => number > 0);
  return (
    <div className={`battle-side side-${side.side}`}>
      <h3>
        <SeatMark seat={side.side} size={16} />
        {seat(side.side)} <small className="muted">{t(`battle.${role}`)}</small>
      </h3>
      <p className="force">
        {units.length === 0 && <span className="muted">{t("battle.nobody")}</span>}
        {units.map(([unit, number]) => (
          <span key={unit} data-help={`unit:${unit}`}>
            <Icon name={unit} size={22} /> ×{number}
          </span>
        ))}
        {role === "defender" && battle.fortress && (
          <span data-help="building:fortress">
            <Icon name="fortress" size={22} />
          </span>
        )}
      </p>
      <div className="battle-card">
        {side.card ? (
          <>
            <Card code={side.card} only="tactic" />
            {side.ignored && <em>{t("battle.ignored")}</em>}
          </>
        ) : side.played ? (
          <div className="card-back">{t("battle.faceDown")}</div>
        ) : (
          <div className="card-none">{t("battle.noCard")}</div>
        )}
      </div>
      {roll && (
        <>
          <Dice key={ply} dice={roll.dice} />
          {roll.modifiers.length > 0 && (
            <ul className="modifiers">
              {roll.modifiers.map((modifier) => (
                <li key={modifier}>{modifier}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {side.value > 0 && (
        <p className="battle-value">
          {t("battle.value")} <b>{side.value}</b>
          {roll && (
            <span className="hits">
              <Icon name="hit" size={18} /> {t("battle.hits", { count: roll.hits })}
            </span>
          )}
        </p>
      )}
      {side.losses > 0 && <p className="problem">{t("battle.losses", { count: side.losses })}</p>}
    </div>
  );
}

/** Dice that tumble for a moment and then show what was rolled. */
function Dice({ dice }: { dice: readonly Die[] }) {
  const { t } = useTranslation("clash");
  return (
    <p className="dice" role="img" aria-label={t("battle.rolled", { dice: dice.map((die) => die.number).join(", ") })}>
      {dice.map((die, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
          key={i}
          className={`die ${still() ? "" : "tumble"} ${die.clash ? "clash" : ""}`}
          style={{ animationDelay: `${i * 70}ms` }}
        >
          {die.number}
          {die.clash && <Icon name="warfare" size={11} />}
        </span>
      ))}
    </p>
  );
}
