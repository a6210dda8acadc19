import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { TableInfo } from "../api/types.ts";
import { go } from "../state/route.ts";
import { beSomebody } from "../state/session.ts";
import { openTable, refreshTable } from "../state/table.ts";
import { nameOf, titleOf } from "../text/people.ts";
import { InviteLink, ShareLink } from "../ui/Invite.tsx";
import { SeatMark, useColourName } from "../ui/Seat.tsx";

/** A table that has not started: who sits, who is missing, and how to invite them. */
export function Lobby({ table }: { table: TableInfo }) {
  const { t } = useTranslation();
  const seatName = useColourName();
  const [problem, setProblem] = useState("");
  const act = (work: () => Promise<unknown>) =>
    work()
      .then(refreshTable)
      .catch((error) => setProblem(message(error)));
  const join = (seat?: string) =>
    act(async () => {
      await beSomebody(t("guestName"));
      await api.join(table.id, seat);
      await openTable(table.id);
    });
  const seated = table.seats.some((seat) => seat.mine);
  const host = table.seats.find((seat) => seat.name === table.host);
  const open = table.seats.filter((seat) => seat.kind === "open");
  return (
    <main className="page narrow" id="main">
      <h1>{titleOf(table)}</h1>
      <p className="muted">
        {table.gameName} · {t(`pace.${table.pace.kind}`)} ·{" "}
        {t("lobby.host", { who: host ? nameOf(host, t) : table.host })}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="seat-list panel">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatMark seat={seat.seat} size={20} />
            <span>{seatName(seat.seat)}</span>
            <b>{seat.kind === "open" ? t("lobby.free") : nameOf(seat, t)}</b>
            {seat.mine && <span className="tag">{t("strip.you")}</span>}
            {seat.kind === "open" && !seated && (
              <button type="button" className="choice primary" onClick={() => join(seat.seat)}>
                {t("lobby.sit")}
              </button>
            )}
            {seat.kind === "open" && table.hosting && <InviteLink table={table.id} seat={seat.seat} />}
          </li>
        ))}
      </ul>
      <section className="panel">
        <h2>{t("lobby.share")}</h2>
        <p className="muted">{t("lobby.shareText")}</p>
        <ShareLink url={`${location.origin}/table/${table.id}`} />
      </section>
      <div className="closing">
        {table.hosting && (
          <button
            type="button"
            className="choice primary big"
            disabled={open.length > 0}
            onClick={() => act(() => api.start(table.id))}
          >
            {open.length > 0 ? t("lobby.missing", { count: open.length }) : t("lobby.start")}
          </button>
        )}
        {seated && (
          <button
            type="button"
            className="choice"
            onClick={() =>
              api.leave(table.id).then(
                () => go("/"),
                (error) => setProblem(message(error)),
              )
            }
          >
            {t("lobby.leave")}
          </button>
        )}
      </div>
    </main>
  );
}
