import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { useSession } from "../state/session.ts";
import { refreshTable } from "../state/table.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { InviteLink } from "../ui/Invite.tsx";
import { SeatMark } from "../ui/Seat.tsx";

/** About this table: its options, the dice's promise, and what the host may do. */
export function HostMenu({ state, onClose }: { state: State; onClose: () => void }) {
  const { t } = useTranslation();
  const { table } = state;
  const games = useSession((session) => session.games);
  const game = games.find((other) => other.id === table.game);
  const levels = game?.agents ?? [];
  const [problem, setProblem] = useState("");
  const act = (work: Promise<unknown>) => work.then(refreshTable).catch((error) => setProblem(message(error)));
  const computers = table.seats.some((seat) => seat.kind === "agent");
  return (
    <Dialog title={t("host.name")} onClose={onClose}>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="seat-list">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} /> <b>{seat.name}</b>{" "}
            <span className="muted">{seat.kind === "agent" ? seat.level : seat.mine ? t("strip.you") : ""}</span>
            {table.hosting &&
              seat.kind === "person" &&
              !seat.mine &&
              table.status === "running" &&
              levels.length > 0 && (
                <button
                  type="button"
                  className="choice"
                  onClick={() => act(api.replace(table.id, seat.seat, levels.at(-1)!.level))}
                >
                  {t("host.replace")}
                </button>
              )}
            {(table.hosting || seat.mine) && seat.replaced && (
              <button type="button" className="choice" onClick={() => act(api.giveBack(table.id, seat.seat))}>
                {t("host.return")}
              </button>
            )}
            {table.hosting && seat.kind === "person" && !seat.mine && <InviteLink table={table.id} seat={seat.seat} />}
          </li>
        ))}
      </ul>
      {computers && (
        <label className="field">
          <span>{t("host.speed")}</span>
          <select
            defaultValue={String(table.speed)}
            onChange={(event) => act(api.speed(table.id, Number(event.target.value)))}
          >
            {[0, 300, 800, 2000].map((millis) => (
              <option key={millis} value={millis}>
                {t(`host.speed.${millis}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <h3>{t("host.options")}</h3>
      <dl className="options">
        {(game?.variants ?? []).map((variant) => {
          const value = table.options[variant.key] ?? variant.values[0]?.value;
          return (
            <div key={variant.key}>
              <dt>{variant.name}</dt>
              <dd>{variant.values.find((other) => other.value === value)?.name ?? value}</dd>
            </div>
          );
        })}
      </dl>
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
