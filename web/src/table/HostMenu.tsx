import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { SeatInfo, State, TableInfo } from "../api/types.ts";
import { variantsOf } from "../state/boxes.ts";
import { useSession } from "../state/session.ts";
import { refreshTable } from "../state/table.ts";
import { nameOf } from "../text/people.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { InviteLink } from "../ui/Invite.tsx";
import { PageLinks } from "../ui/PageLinks.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Origin } from "./Origin.tsx";
import { SoFar } from "./SoFar.tsx";

const PAUSED = -1;
/** Milliseconds between two choices of computers, with a word for each. */
export const SPEEDS = [0, 350, 800, 2000];

/** What the menu calls a speed: its own word, or that of the nearest one, as the bar for watching knows others. */
export function speedOf(millis: number): number {
  return millis < 0
    ? PAUSED
    : SPEEDS.reduce((best, speed) => (Math.abs(speed - millis) < Math.abs(best - millis) ? speed : best));
}

/** About this table: its options, the dice's promise, and what the host may do. */
export function HostMenu({ state, onClose }: { state: State; onClose: () => void }) {
  const { t } = useTranslation();
  const { table } = state;
  const games = useSession((session) => session.games);
  const game = games.find((other) => other.id === table.game);
  const [problem, setProblem] = useState("");
  const act = (work: Promise<unknown>) =>
    work
      .then(() => {
        setProblem("");
        return refreshTable();
      })
      .catch((error) => setProblem(message(error)));
  const computers = table.seats.some((seat) => seat.kind === "agent");
  return (
    <Dialog title={t("host.name")} onClose={onClose}>
      <div className="phone-only">
        <PageLinks home />
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} /> <b>{nameOf(seat, t)}</b>{" "}
            <span className="muted">
              {seat.kind === "agent" ? t("strip.computer") : seat.mine ? t("strip.you") : ""}
            </span>
            {table.status === "running" && <Substitute table={table} seat={seat} act={act} />}
            {table.status !== "finished" && (seat.mine || (table.hosting && seat.kind === "agent")) && (
              <InviteLink table={table.id} seat={seat.seat} />
            )}
          </li>
        ))}
      </ul>
      {computers && (
        <label className="field">
          <span>{t("host.speed")}</span>
          <select
            defaultValue={speedOf(table.speed)}
            onChange={(event) => act(api.speed(table.id, Number(event.target.value)))}
          >
            {[...(table.speed < 0 ? [PAUSED] : []), ...SPEEDS].map((millis) => (
              <option key={millis} value={millis}>
                {millis < 0 ? t("watch.paused") : t(`host.speed.${millis}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <h3>{t("soFar.name")}</h3>
      <SoFar state={state} />
      <h3>{t("host.options")}</h3>
      <dl className="options">
        {(game ? variantsOf(game, table.boxes) : []).map((variant) => {
          const value = table.options[variant.key] ?? variant.values[0]?.value;
          return (
            <div key={variant.key}>
              <dt>{variant.name}</dt>
              <dd>{variant.values.find((other) => other.value === value)?.name ?? value}</dd>
            </div>
          );
        })}
      </dl>
      <Origin origin={table.origin} />
      {table.seedHash && (
        <details>
          <summary>{t("end.proof")}</summary>
          <p className="muted small">{t("host.hash")}</p>
          <code className="hash">{table.seedHash}</code>
        </details>
      )}
    </Dialog>
  );
}

/** A computer in somebody's place: asked for by themselves, put there when they are away, or wanted by all the others. */
function Substitute({
  table,
  seat,
  act,
}: {
  table: TableInfo;
  seat: SeatInfo;
  act: (work: Promise<unknown>) => Promise<void>;
}) {
  const { t } = useTranslation();
  const name = useSeatName();
  if (seat.kind !== "person") {
    return null;
  }
  if (seat.replaced) {
    return table.hosting || seat.mine ? (
      <button type="button" className="choice" onClick={() => act(api.giveBack(table.id, seat.seat))}>
        {t(seat.mine ? "host.back" : "host.return")}
      </button>
    ) : null;
  }
  if (seat.mine) {
    return (
      <button type="button" className="choice" onClick={() => act(api.replace(table.id, seat.seat, "normal"))}>
        {t("host.forMe")}
      </button>
    );
  }
  const mine = table.seats.filter((other) => other.mine);
  const voters = table.seats.filter((other) => other.kind === "person" && !other.replaced && other.seat !== seat.seat);
  const voted = mine.some((other) => seat.votes.includes(other.seat));
  return (
    <>
      {table.hosting && seat.away >= table.absence && (
        <button type="button" className="choice" onClick={() => act(api.replace(table.id, seat.seat, "normal"))}>
          {t("host.replace")}
        </button>
      )}
      {mine.length > 0 && voters.length > 1 && !voted && (
        <button type="button" className="choice" onClick={() => act(api.vote(table.id, seat.seat))}>
          {t("host.vote")}
        </button>
      )}
      {seat.votes.length > 0 && (
        <small className="muted">{t("host.votes", { who: seat.votes.map(name).join(", ") })}</small>
      )}
      {table.hosting && seat.away < table.absence && (
        <small className="muted">
          {table.absence < 7200
            ? t("host.absence", { count: Math.round(table.absence / 60) })
            : t("host.absenceHours", { count: Math.round(table.absence / 3600) })}
        </small>
      )}
    </>
  );
}
