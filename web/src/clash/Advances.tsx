import { useTranslation } from "react-i18next";
import type { ChoiceIndex, StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName } from "../text/names.ts";
import { snug } from "../text/snug.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { advancesOf, attested, cardHelp, facts } from "./content.ts";
import { me, viewOf } from "./look.ts";
import { Emblem, OwnAdvances } from "./Peoples.tsx";
import { peopleOf } from "./people.ts";
import type { PlayerView } from "./view.ts";

/** So many letters of a word fit beside the marks. */
const FITS = 10;

/** The chart of 12 categories with 4 advances each: who has what, and what I could gain now. */
export function Advances({ state, index }: StageProps) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const { players } = viewOf(state);
  const own = me(state);
  const people = peopleOf(own);
  return (
    <div className={`advances ${own ? `side-${own.seat}` : ""}`}>
      <Legend players={players} gainable={isLit(index, false, own)} usable={isLit(index, true, own)} />
      {people && own && (
        <section className="category own-people" aria-label={name("civilization", people.id)}>
          <h2>
            <Emblem people={people.id} size={24} />
            <span>{name("civilization", people.id)}</span>
          </h2>
          <OwnAdvances people={people} owned={own.advances} index={index} brief />
        </section>
      )}
      <div className="chart" role="group" aria-label={t("tab.advances")}>
        {facts().categories.map((category) => {
          const advances = advancesOf(category.id);
          return (
            <section
              key={category.id}
              className={`category ${category.government ? "government" : ""}`}
              aria-label={name("category", category.id)}
            >
              <h2>
                <Icon name={category.id} size={20} />
                <span>{hyphenated(name("category", category.id))}</span>
              </h2>
              {advances.map((advance) => {
                const owners = players.filter((player) => player.advances.includes(advance.id));
                const owned = own?.advances.includes(advance.id) ?? false;
                const borrowed = own?.borrowed.includes(advance.id) ?? false;
                const label = name("advance", advance.id);
                const brought = people?.advances.find(({ with: by }) => by.length === 1 && by[0] === advance.id);
                const who = owners.map((player) => seat(player.seat)).join(", ");
                return (
                  <Thingish
                    key={advance.id}
                    kind="advance"
                    code={advance.id}
                    label={who ? `${label} (${who})` : label}
                    index={index}
                    help={[...cardHelp("advance", advance.id), ...(brought ? [`advance:${brought.id}`] : [])].join(" ")}
                    className={`advance frame-${advance.frame} ${owned ? "owned" : ""} ${borrowed ? "borrowed" : ""}`}
                  >
                    <span className="advance-name" style={snug(label, FITS)}>
                      {hyphenated(label)}
                      <Doubt advance={advance.id} />
                    </span>
                    <span className="advance-marks">
                      {/* what an advance brings is of interest until one has it */}
                      {!owned && (
                        <span className="advance-brings">
                          {advance.frame !== "" && (
                            <Icon name={advance.frame} size={14} className={`good-${advance.frame}`} />
                          )}
                          {people && brought && (
                            <span
                              className="brings"
                              title={t("people.brings", { advance: name("advance", brought.id) })}
                            >
                              <span className="sr">{t("people.brings", { advance: name("advance", brought.id) })}</span>
                              <Icon name={people.id} size={14} />
                            </span>
                          )}
                        </span>
                      )}
                      {owners.length > 0 && <Owners players={players} owners={owners} />}
                    </span>
                  </Thingish>
                );
              })}
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** Who has an advance: everybody's mark has a place of its own. */
function Owners({ players, owners }: { players: readonly PlayerView[]; owners: readonly PlayerView[] }) {
  return (
    <span className="owners">
      {players.map((player) =>
        owners.includes(player) ? <SeatMark key={player.seat} seat={player.seat} size={11} /> : <i key={player.seat} />,
      )}
    </span>
  );
}

/** Marks an advance of which not everything is as printed; its help says how much is known. */
function Doubt({ advance }: { advance: string }) {
  const name = useName();
  const known = attested("advance", advance);
  return known === "" ? null : (
    <sup className="muted" data-attested={known} title={name("attested", known)}>
      *<span className="sr"> ({name("attested", known)})</span>
    </sup>
  );
}

/** Whether there is something to choose about an advance I own (to use it), or do not (to gain it). */
function isLit(index: ChoiceIndex, owned: boolean, own: PlayerView | undefined): boolean {
  return [...index.keys()].some((key) => {
    const [kind, code] = key.split(":");
    return kind === "advance" && owned === (own?.advances.includes(code!) ?? false);
  });
}

function Legend({ players, gainable, usable }: { players: readonly PlayerView[]; gainable: boolean; usable: boolean }) {
  const { t } = useTranslation("clash");
  const called = useSeatName();
  return (
    <ul className="chart-legend">
      {players.map((player) => (
        <li key={player.seat}>
          <SeatMark seat={player.seat} size={14} /> {called(player.seat)}{" "}
          <span className="muted">{t("board.advances", { count: player.advances.length })}</span>
        </li>
      ))}
      <li>
        <Icon name="mood" size={14} className="good-mood" /> <span className="muted">{t("chart.mood")}</span>
      </li>
      <li>
        <Icon name="culture" size={14} className="good-culture" /> <span className="muted">{t("chart.culture")}</span>
      </li>
      {gainable && (
        <li>
          <span className="lit-sample" /> <span className="muted">{t("chart.lit")}</span>
        </li>
      )}
      {usable && (
        <li>
          <span className="lit-sample usable" /> <span className="muted">{t("chart.usable")}</span>
        </li>
      )}
    </ul>
  );
}
