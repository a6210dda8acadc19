import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { useGame } from "../state/store.ts";
import { nameOf } from "../text/people.ts";
import { SeatMark } from "../ui/Seat.tsx";

/** How far everybody is on each way to win, where the game is a race. */
export function Races({ state }: { state: State }) {
  const { t } = useTranslation();
  const goals = useGame().races?.();
  if (!goals) {
    return null;
  }
  const races = Object.entries(goals).filter(([, end]) => end > 0);
  const named = (id: string) =>
    state.standings.flatMap(({ categories }) => categories).find((category) => category.id === id)?.name ?? id;
  return (
    <section className="aid-races">
      <h3>{t("aid.races")}</h3>
      <table>
        <thead>
          <tr>
            <th>
              <span className="sr">{t("aid.player")}</span>
            </th>
            {races.map(([id]) => (
              <th key={id} scope="col">
                {named(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {state.table.seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatMark seat={seat.seat} /> {nameOf(seat, t)}
              </th>
              {races.map(([id, end]) => {
                const have =
                  state.standings
                    .find((standing) => standing.seat === seat.seat)
                    ?.categories.find((category) => category.id === id)?.points ?? 0;
                return (
                  <td key={id} data-race={`${seat.seat} ${id}`}>
                    <meter min={0} max={end} value={have} aria-hidden="true" />
                    <span>
                      {have} / {end}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
