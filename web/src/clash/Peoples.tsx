import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import type { ChoiceIndex, StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Captives, Trophies } from "./Belongings.tsx";
import { facts } from "./content.ts";
import type { BroughtFacts, FactionFacts } from "./facts.ts";
import { HomeRegion } from "./Home.tsx";
import { LeaderCard } from "./Leaders.tsx";
import { viewOf } from "./look.ts";
import { Portrait } from "./Portrait.tsx";
import { belonging, figuresOf, peopleOf, placeOf } from "./people.ts";
import type { PlayerView } from "./view.ts";

const NOTHING: ChoiceIndex = new Map();

/** The sheets of all peoples at the table, one's own first. */
export function Peoples({ state, index }: StageProps) {
  const order = [...viewOf(state).players].sort(
    (a, b) => Number(b.seat === state.seat) - Number(a.seat === state.seat),
  );
  return (
    <div className="peoples">
      {order.map((player) => (
        <Sheet key={player.seat} state={state} player={player} index={player.seat === state.seat ? index : NOTHING} />
      ))}
    </div>
  );
}

/** What a player's people has and is: its own advances, its leaders, what it has won. */
function Sheet({ state, player, index }: { state: State; player: PlayerView; index: ChoiceIndex }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const people = peopleOf(player);
  const who = seat(player.seat);
  if (!people) {
    return null;
  }
  const killed = belonging(player, "killed-leaders");
  return (
    <section
      className={`people side-${player.seat}`}
      aria-label={`${name("civilization", people.id)}: ${who}`}
      data-people={people.id}
    >
      <header>
        <Emblem people={people.id} />
        <h2>{name("civilization", people.id)}</h2>
        <span className="muted">
          <SeatMark seat={player.seat} size={14} /> {who}
        </span>
      </header>
      <OwnAdvances people={people} owned={player.advances} index={index} />
      <div className="leader-cards">
        {figuresOf(state, player).map((figure) => (
          <LeaderCard
            key={figure.id}
            leader={figure.id}
            figure={figure}
            place={figure.fate === "leads" ? placeOf(state, player.seat) : ""}
            index={index}
          />
        ))}
      </div>
      {killed.length > 0 && (
        <p className="killed-leaders">
          <b>{t("people.killed")}</b>{" "}
          {killed.map((leader) => (
            <span key={leader} data-help={`leader:${leader}`}>
              <Portrait leader={leader} size={30} /> {name("leader", leader)}
            </span>
          ))}
        </p>
      )}
      <Captives player={player} />
      <Trophies player={player} />
      {people.home.length > 0 && <Home people={people} />}
    </section>
  );
}

/** The sign of a people in the colour of whoever plays it. */
export function Emblem({ people, size = 34 }: { people: string; size?: number }) {
  return (
    <span className="emblem" style={{ width: size, height: size }}>
      <Icon name={people} size={Math.round(size * 0.7)} />
    </span>
  );
}

export function Home({ people }: { people: FactionFacts }) {
  const { t } = useTranslation("clash");
  return (
    <div className="home">
      <HomeRegion home={people.home} />
      <small>{t("people.ownHome")}</small>
    </div>
  );
}

/** The advances of a people, each with what brings it; those that are there say so. */
export function OwnAdvances({
  people,
  owned,
  index = NOTHING,
  brief = false,
}: {
  people: FactionFacts;
  owned?: readonly string[];
  index?: ChoiceIndex;
  /** Names only: the texts are in the help. */
  brief?: boolean;
}) {
  const { t } = useTranslation("clash");
  return (
    <ul className={`own-advances ${brief ? "brief" : ""}`} aria-label={t("people.advances")}>
      {people.advances.map((advance) => (
        <li key={advance.id}>
          <OwnAdvance advance={advance} owned={owned?.includes(advance.id)} index={index} brief={brief} />
        </li>
      ))}
    </ul>
  );
}

function OwnAdvance({
  advance,
  owned,
  index,
  brief,
}: {
  advance: BroughtFacts;
  /** Unknown where nobody plays the people yet. */
  owned: boolean | undefined;
  index: ChoiceIndex;
  brief: boolean;
}) {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  const brings = useBringer();
  const label = name("advance", advance.id);
  const inside = (
    <>
      <span className="skill-name">
        <b>{hyphenated(label)}</b>
        {owned ? (
          <small className="tag has">{t("people.has")}</small>
        ) : (
          <small className="tag">{brings(advance)}</small>
        )}
      </span>
      {!brief && <span className="skill-text">{text("advance", advance.id)}</span>}
    </>
  );
  const kind = `own-advance ${owned ? "has" : ""}`;
  return owned && advance.use ? (
    <Thingish kind="advance" code={advance.id} label={label} index={index} className={`${kind} usable`}>
      {inside}
    </Thingish>
  ) : (
    <div
      className={kind}
      {...(brief ? { "data-help": `advance:${advance.id}`, tabIndex: 0, role: "group", "aria-label": label } : {})}
    >
      {inside}
    </div>
  );
}

/** In words what an advance comes with: another one, or any of a government. */
export function useBringer() {
  const { t } = useTranslation("clash");
  const name = useName();
  return (advance: BroughtFacts) => {
    const governments = facts()
      .categories.filter(({ government }) => government)
      .map(({ id }) => id);
    const wide = advance.with.length > 1 && advance.with.every((id) => governments.includes(categoryOf(id)));
    return wide
      ? t("people.withGovernment")
      : t("people.with", { advance: advance.with.map((id) => name("advance", id)).join(", ") });
  };
}

const categoryOf = (advance: string) => facts().advances.find(({ id }) => id === advance)?.category ?? "";
