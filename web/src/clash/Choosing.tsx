import type { Choice, State } from "../api/types.ts";
import { myDecision } from "../state/store.ts";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { useFold } from "../table/fold.tsx";
import { useName } from "../text/names.ts";
import { LeaderCard } from "./Leaders.tsx";
import { Emblem, Home, OwnAdvances } from "./Peoples.tsx";
import { Portrait } from "./Portrait.tsx";
import { cardsToChoose, factionOf } from "./people.ts";

/** The cards among which I choose now, to be read: peoples, or leaders. */
export function ChoosingPanel({ state }: { state: State }) {
  const decision = myDecision(state);
  const [folded, fold] = useFold(state, `${decision?.promptKey} ${state.ply}`);
  if (!decision) {
    return null;
  }
  const peoples = cardsToChoose(decision.choices, "civilization");
  const leaders = cardsToChoose(decision.choices, "leader");
  if (peoples.length + leaders.length === 0) {
    return null;
  }
  return (
    <section className={`choosing side-${state.seat} ${folded ? "folded" : ""}`} aria-label={decision.prompt}>
      <header>
        <h2>{decision.prompt}</h2>
        {fold}
      </header>
      {!folded && (
        <div className="choosing-cards">
          {peoples.map((choice) => (
            <PeopleCard key={choice.code} choice={choice} />
          ))}
          {leaders.map((choice) => (
            <div key={choice.code} className="to-choose">
              <LeaderCard leader={codeOf(choice, "leader")} />
              <ChoiceButton choice={choice} className="primary" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const codeOf = (choice: Choice, kind: string) => choice.things.find((thing) => thing.kind === kind)?.code ?? "";

/** A people that can be chosen: its advances, its leaders, its home. */
function PeopleCard({ choice }: { choice: Choice }) {
  const name = useName();
  const people = factionOf(codeOf(choice, "civilization"));
  if (!people) {
    return <ChoiceButton choice={choice} />;
  }
  return (
    <article className="to-choose people" aria-label={name("civilization", people.id)}>
      <header>
        <Emblem people={people.id} />
        <h3>{name("civilization", people.id)}</h3>
        <span className="row faces">
          {people.leaders.map(({ id }) => (
            <Portrait key={id} leader={id} size={34} />
          ))}
        </span>
      </header>
      <ChoiceButton choice={choice} className="primary" />
      {people.home.length > 0 && <Home people={people} />}
      <OwnAdvances people={people} />
      {people.leaders.map(({ id }) => (
        <LeaderCard key={id} leader={id} />
      ))}
    </article>
  );
}
