import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { viewOf } from "./look.ts";

/** In a phase that all play at once: who is ready and who still thinks. */
export function Thinking({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const seat = useSeatName();
  const { clock, players } = viewOf(state);
  if (clock.active !== "" || clock.thinking.length === 0 || clock.over) {
    return null;
  }
  return (
    <ul className="thinkers" aria-label={t("thinking.name")}>
      {players.map((player) => {
        const busy = clock.thinking.includes(player.seat);
        return (
          <li key={player.seat} className={busy ? "busy" : "ready"}>
            <SeatMark seat={player.seat} /> {seat(player.seat)}:{" "}
            {busy ? (
              <>
                <span className="thinking" /> {t("thinking.busy")}
              </>
            ) : (
              <>✓ {t("thinking.ready")}</>
            )}
          </li>
        );
      })}
    </ul>
  );
}
