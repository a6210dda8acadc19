import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { useGame } from "../state/store.ts";
import { seatPerson } from "../table/DecisionPanel.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { playerOf, viewOf } from "./look.ts";

/** How the game was won, and how far everybody came. */
export function EndOfCiv({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const { winner, victory, players } = viewOf(state);
  const categories = state.standings[0]?.categories ?? [];
  const goals: Readonly<Record<string, number>> = useGame().races?.() ?? {};
  const techsOf = (of: string) => playerOf(state, of)?.techs.length ?? 0;
  return (
    <section className="civ-end">
      {winner && (
        <p className="victory">
          <Icon name={victory || "crown"} size={30} />
          {t(`victory.${victory}`, { who: seat(winner), defaultValue: t("victory.any", { who: seat(winner) }) })}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t("tab.sheets")}</span>
            </th>
            {categories.map((category) => (
              <th key={category.id} scope="col">
                <Icon name={category.id} size={18} /> <span>{category.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...state.standings]
            .sort((a, b) => a.place - b.place)
            .map((standing) => (
              <tr key={standing.seat}>
                <th scope="row">
                  <SeatMark seat={standing.seat} /> {seatPerson(state, standing.seat)}{" "}
                  <small className="muted">
                    {name("civilization", players.find((player) => player.seat === standing.seat)?.civilization ?? "")}
                  </small>
                </th>
                {standing.categories.map((category) => (
                  <td key={category.id}>
                    {goals[category.id]
                      ? t("end.of", { at: category.points, of: goals[category.id] })
                      : category.points}
                    {category.id === "technology" && (
                      <small className="muted end-techs">{t("end.techs", { count: techsOf(standing.seat) })}</small>
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
