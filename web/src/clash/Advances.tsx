import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { advancesOf, CATEGORIES } from "./content.ts";
import { viewOf } from "./look.ts";

/** The chart of 12 categories with 4 advances each: who has what, and what I could gain now. */
export function Advances({ state, index }: { state: State; index: ReadonlyMap<string, Choice[]> }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const { players } = viewOf(state);
  const me = players.find((player) => player.seat === state.seat);
  return (
    <div className="chart" role="group" aria-label={t("tab.advances")}>
      {CATEGORIES.map((category) => (
        <section
          key={category.id}
          className={`category ${category.government ? "government" : ""}`}
          aria-label={name("category", category.id)}
        >
          <h2>
            <Icon name={category.id} size={18} />
            {name("category", category.id)}
          </h2>
          {advancesOf(category.id).map((advance) => {
            const owners = players.filter((player) => player.advances.includes(advance.id));
            const owned = me?.advances.includes(advance.id) ?? false;
            const borrowed = me?.borrowed.includes(advance.id) ?? false;
            const label = name("advance", advance.id);
            const who = owners.map((player) => seat(player.seat)).join(", ");
            return (
              <Thingish
                key={advance.id}
                kind="advance"
                code={advance.id}
                label={who ? `${label} (${who})` : label}
                index={index}
                className={`advance frame-${advance.frame} ${owned ? "owned" : ""} ${borrowed ? "borrowed" : ""}`}
              >
                <span className="advance-name">{label}</span>
                <span className="advance-marks">
                  {advance.frame !== "none" && (
                    <Icon name={advance.frame} size={12} className={`good-${advance.frame}`} />
                  )}
                  {owners.map((player) => (
                    <SeatMark key={player.seat} seat={player.seat} size={11} />
                  ))}
                </span>
              </Thingish>
            );
          })}
        </section>
      ))}
    </div>
  );
}
