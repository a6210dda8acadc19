import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { agreeUndo, askUndo, declineUndo, undoTo } from "../state/commands.ts";
import { useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useSeatName } from "../ui/Seat.tsx";
import { useInside } from "./inside.ts";

/** How far an undo goes, and why it stops there. */
export function UndoBar({ state }: { state: State }) {
  const { t } = useTranslation();
  const pending = useTable((table) => table.pending);
  const inside = useInside(state);
  if (state.seat === "" || state.over || state.undo.request) {
    return null;
  }
  const { freeTo, askTo } = state.undo;
  const steps = state.ply - freeTo;
  const alone = state.table.seats.every((seat) => seat.mine || seat.kind === "agent");
  return (
    <>
      <div className="undo" data-guide="undo">
        {steps > 0 ? (
          <>
            <button
              type="button"
              className="choice"
              disabled={pending !== ""}
              onClick={() => undoTo(state.ply - 1)}
              data-code="undo"
            >
              <Glyph name="undo" /> {t("undo.one")}
            </button>
            {steps > 1 && !inside && (
              <button type="button" className="choice" disabled={pending !== ""} onClick={() => undoTo(freeTo)}>
                <Glyph name="undo" /> {t("undo.all", { count: steps })}
              </button>
            )}
          </>
        ) : (
          askTo >= 0 && (
            <details>
              <summary>{t("undo.none")}</summary>
              <p className="muted">{t(alone ? "undo.whyComputers" : "undo.why")}</p>
              <button type="button" className="choice" onClick={() => askUndo(askTo)} data-code="ask-undo">
                {t(alone ? "undo.last" : "undo.ask", { count: state.ply - askTo })}
              </button>
            </details>
          )
        )}
      </div>
      {steps > 0 && <small className="muted">{t("undo.reach", { count: steps })}</small>}
    </>
  );
}

export function UndoRequest({ state }: { state: State }) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const request = state.undo.request;
  if (!request) {
    return null;
  }
  const answered = request.by === state.seat || request.agreed.includes(state.seat) || state.seat === "";
  return (
    <div className="undo-request" role="status">
      <p>{t("undo.request", { who: seat(request.by), count: state.ply - request.toPly })}</p>
      {answered ? (
        <p className="muted">{t("undo.waiting")}</p>
      ) : (
        <div className="closing">
          <button type="button" className="choice primary" onClick={() => agreeUndo(request)}>
            {t("undo.agree")}
          </button>
          <button type="button" className="choice" onClick={() => declineUndo()}>
            {t("undo.decline")}
          </button>
        </div>
      )}
      {request.by === state.seat && (
        <button type="button" className="choice" onClick={() => declineUndo()}>
          {t("undo.takeBack")}
        </button>
      )}
    </div>
  );
}
