import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { useSeatName } from "../ui/Seat.tsx";
import type { SkillFacts } from "./facts.ts";
import { Portrait } from "./Portrait.tsx";
import { type Figure, leaderOf } from "./people.ts";

const NOTHING: ChoiceIndex = new Map();

/** A leader card: who he is, what he can do and where, and what has become of him. */
export function LeaderCard({
  leader,
  figure,
  place = "",
  index = NOTHING,
}: {
  leader: string;
  /** What has become of him; nothing yet for one of whom nobody has the card. */
  figure?: Figure;
  place?: string;
  index?: ChoiceIndex;
}) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  const fate =
    figure &&
    t(`fate.${figure.fate}${figure.fate === "leads" && place ? "At" : ""}`, {
      space: place,
      who: seat(figure.by),
    });
  const label = name("leader", leader);
  return (
    <article className={`leader-card ${figure?.fate ?? ""}`} aria-label={fate ? `${label}: ${fate}` : label}>
      <Thingish kind="leader" code={leader} label={label} index={index} className="leader-head" help="unit:leader">
        <Portrait leader={leader} size={58} />
        <span>
          <strong>{hyphenated(label)}</strong>
          {fate && <small className={`fate fate-${figure.fate}`}>{fate}</small>}
        </span>
      </Thingish>
      {leaderOf(leader)?.abilities.map((ability) => (
        <Skill key={ability.id} ability={ability} index={index} />
      ))}
    </article>
  );
}

/** An ability with the place where it works; what can be done with it is done here, or it says why not. */
function Skill({ ability, index }: { ability: SkillFacts; index: ChoiceIndex }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  const inside = (
    <>
      <span className="skill-name">
        <b>{hyphenated(name("leader-ability", ability.id))}</b>
        <small className={`scope scope-${ability.scope}`}>{t(`scope.${ability.scope}`)}</small>
      </span>
      <span className="skill-text">{text("leader-ability", ability.id)}</span>
    </>
  );
  return ability.use ? (
    <Thingish
      kind="leader-ability"
      code={ability.id}
      label={name("leader-ability", ability.id)}
      index={index}
      className="skill usable"
    >
      {inside}
    </Thingish>
  ) : (
    <div className="skill">{inside}</div>
  );
}
