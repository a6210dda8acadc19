import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { Dice, Points, State } from "../api/types.ts";
import { go } from "../state/route.ts";
import { useGame } from "../state/store.ts";
import { written } from "../text/numbers.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, shapeOf, usePlayerName, useSeatName } from "../ui/Seat.tsx";
import { Analysis } from "./Analysis.tsx";
import { again } from "./again.ts";
import { seatPerson } from "./DecisionPanel.tsx";
import { Origin } from "./Origin.tsx";

/** The end of the game: places, points by category, points over time, and the proof of the dice. */
export function End({ state }: { state: State }) {
  const { t } = useTranslation();
  const player = usePlayerName();
  const [points, setPoints] = useState<readonly Points[]>([]);
  const [dice, setDice] = useState<Dice>();
  const { EndExtras, races } = useGame();
  const { id } = state.table;
  useEffect(() => {
    api.points(id).then(setPoints, () => {});
    api.dice(id).then(setDice, () => {});
  }, [id]);
  const places = [...state.standings].sort((a, b) => a.place - b.place);
  const winners = places.filter((standing) => standing.place === 1);
  return (
    <div className="end">
      <h2>
        {winners.map((standing) => (
          <SeatMark key={standing.seat} seat={standing.seat} size={30} />
        ))}
        {t("end.winner", {
          count: winners.length,
          who: winners.map((standing) => player(state, standing.seat)).join(", "),
        })}
      </h2>
      {state.seat !== "" && !state.lesson && <Again state={state} />}
      <Origin origin={state.table.origin} />
      {races ? (
        <>
          {EndExtras && <EndExtras state={state} />}
          <RaceCharts state={state} points={points} goals={races()} />
        </>
      ) : (
        <>
          <ScoreChart state={state} />
          {points.length > 1 && <PointsChart state={state} points={points} />}
        </>
      )}
      {!races && EndExtras && <EndExtras state={state} />}
      <Analysis state={state} />
      <div className="closing">
        <button type="button" className="choice" onClick={() => go(`/table/${id}/replay/0`)} data-code="show-replay">
          <Glyph name="play" /> {t("end.replay")}
        </button>
        <a className="choice" href={api.recordUrl(id)} download={`civitas-${id}.txt`}>
          {t("end.record")}
        </a>
        <button type="button" className="choice" onClick={() => go("/")}>
          {t("end.home")}
        </button>
      </div>
      {dice && dice.dice.length > 0 && <DiceTable dice={dice} />}
      {state.table.seed !== "" && (
        <details>
          <summary>{t("end.proof")}</summary>
          <p className="muted small">{t("end.proofText")}</p>
          <dl className="proof">
            <dt>SHA-256</dt>
            <dd>{state.table.seedHash}</dd>
            <dt>{t("end.seed")}</dt>
            <dd>
              {state.table.salt}:{state.table.seed}
            </dd>
          </dl>
        </details>
      )}
    </div>
  );
}

/** The same once more, at one press. */
function Again({ state: { table } }: { state: State }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const begin = () => {
    setBusy(true);
    api.create(again(table)).then(
      ({ id }) => go(`/table/${id}`),
      (error) => {
        setProblem(message(error));
        setBusy(false);
      },
    );
  };
  return (
    <div className="end-again">
      <button type="button" className="choice primary big" onClick={begin} disabled={busy} data-code="play-again">
        <Icon name="battle" size={22} /> {busy ? t("home.starting") : t("end.again")}
      </button>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

const TINTS = 6;

/** Points by category, stacked: one bar for each player, and the same as a table for readers. */
export function ScoreChart({ state }: { state: State }) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const places = [...state.standings].sort((a, b) => a.place - b.place);
  const best = Math.max(1, ...places.map((standing) => standing.points));
  const categories = places[0]?.categories ?? [];
  return (
    <figure className="scores">
      <figcaption>{t("end.scores")}</figcaption>
      {places.map((standing) => (
        <div key={standing.seat} className="score-row">
          <span className="score-name">
            <b>{standing.place}.</b> <SeatMark seat={standing.seat} /> {seatPerson(state, standing.seat)}
          </span>
          <span
            className="score-bar"
            role="img"
            aria-label={standing.categories.map((c) => `${c.name}: ${written(c.points)}`).join(", ")}
          >
            {standing.categories.map((category, i) => (
              <span
                key={category.id}
                className={`tint-${i % TINTS}`}
                style={{ width: `${(Math.max(0, category.points) / best) * 100}%` }}
                title={`${category.name}: ${written(category.points)}`}
              >
                {category.points >= 2 ? written(category.points) : ""}
              </span>
            ))}
          </span>
          <b className="score-total">{written(standing.points)}</b>
          <span className="sr">
            {seat(standing.seat)}: {t("points", { count: standing.points })}
          </span>
        </div>
      ))}
      <ul className="legend">
        {categories.map((category, i) => (
          <li key={category.id}>
            <i className={`tint-${i % TINTS}`} /> {category.name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"];

/** Points over the game, a line for each player, told apart by colour and dashes. */
export function PointsChart({
  state,
  points,
  title,
  goal = 0,
}: {
  state: State;
  points: readonly Points[];
  /** What the lines are about; by default points. */
  title?: string;
  /** A line to reach; 0 for none. */
  goal?: number;
}) {
  const { t } = useTranslation();
  const name = title ?? t("end.course");
  // where it is shown small the drawing is narrow, so that its letters stay readable
  const width = innerWidth < 600 ? 340 : title ? 400 : 560;
  // several charts stand side by side and below each other, a single one has room
  const height = title ? 170 : 220;
  const [left, bottom, right] = [30, 22, 110];
  const last = points.at(-1)!;
  const top = Math.max(5, goal, ...points.flatMap((row) => row.points));
  const x = (ply: number) => left + (ply / Math.max(1, last.ply)) * (width - left - right);
  const y = (value: number) => 14 + (1 - value / top) * (height - 14 - bottom);
  const ticks = [0, Math.round(top / 2), Math.round(top)];
  const seats = state.table.seats.map((info) => info.seat);
  const ends = seats.map((_, i) => y(last.points[i] ?? 0));
  return (
    <figure className="line-chart">
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        {goal > 0 && <line className="goal" x1={left} x2={width - right} y1={y(goal)} y2={y(goal)} />}
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
            <text className="axis" x={left - 6} y={y(tick) + 4} textAnchor="end">
              {written(tick)}
            </text>
          </g>
        ))}
        {seats.map((seat, i) => (
          <g key={seat} className={`side-${seat}`}>
            <polyline className="course" strokeDasharray={DASHES[i % DASHES.length]} points={stairs(points, i, x, y)} />
            <path
              className="side-fill"
              transform={`translate(${width - right + 8} ${apart(ends, i)})`}
              d={shapeOf(seat)}
            />
            <text className="axis" x={width - right + 18} y={apart(ends, i) + 4}>
              {seatPerson(state, seat)} {written(last.points[i] ?? 0)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The points of one category as a course of their own. */
export function raceOf(points: readonly Points[], category: string): readonly Points[] {
  return points.map((row) => ({ ...row, points: row.categories[category] ?? [] }));
}

/** Each category as a race: how far everybody came, and when. */
function RaceCharts({
  state,
  points,
  goals,
}: {
  state: State;
  points: readonly Points[];
  goals: Readonly<Record<string, number>>;
}) {
  const last: Points = {
    ply: state.ply,
    points: [],
    categories: Object.fromEntries(
      Object.keys(goals).map((race) => [race, state.table.seats.map(({ seat }) => standingIn(state, seat, race))]),
    ),
  };
  const course = points.length > 1 ? points : [{ ...last, ply: 0 }, last];
  const names = state.standings[0]?.categories ?? [];
  return (
    <div className="races">
      {Object.entries(goals).map(([race, goal]) => (
        <PointsChart
          key={race}
          state={state}
          points={raceOf(course, race)}
          title={`${names.find((category) => category.id === race)?.name ?? race}${goal > 0 ? ` (${goal})` : ""}`}
          goal={goal}
        />
      ))}
    </div>
  );
}

const standingIn = (state: State, seat: string, race: string) =>
  state.standings.find((standing) => standing.seat === seat)?.categories.find((category) => category.id === race)
    ?.points ?? 0;

/** Points stay what they are until they change: a line of stairs, not of slopes. */
export function stairs(
  points: readonly Points[],
  seat: number,
  x: (ply: number) => number,
  y: (value: number) => number,
): string {
  const corners: string[] = [];
  let before: number | undefined;
  for (const row of points) {
    const at = x(row.ply).toFixed(1);
    const value = row.points[seat] ?? 0;
    if (before !== undefined && before !== value) {
      corners.push(`${at},${y(before).toFixed(1)}`);
    }
    corners.push(`${at},${y(value).toFixed(1)}`);
    before = value;
  }
  return corners.join(" ");
}

/** Keeps the names at the ends of the lines from covering each other. */
function apart(ends: readonly number[], i: number): number {
  const order = ends.map((_, k) => k).sort((a, b) => ends[a]! - ends[b]!);
  let at = -Infinity;
  for (const k of order) {
    at = Math.max(ends[k]!, at + 14);
    if (k === i) {
      return at;
    }
  }
  return ends[i]!;
}

function DiceTable({ dice }: { dice: Dice }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t("end.dice")}</summary>
      {dice.dice.map((die) => (
        <div key={die.sides} className="dice-stats">
          <p className="muted small">
            {t("end.rolls", { count: die.rolls, sides: die.sides, expected: written(die.expected) })}
          </p>
          <ul>
            {die.counts.map((count, face) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faces are numbers
              <li key={face}>
                <span>{face + 1}</span>
                <i style={{ width: `${(count / Math.max(1, ...die.counts)) * 100}%` }} />
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
