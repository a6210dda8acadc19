import { useTranslation } from "react-i18next";
import type { Choice, State } from "../../api/types.ts";
import { useTable } from "../../state/store.ts";
import { ChoiceButton } from "../../table/ChoiceList.tsx";
import { FightForecast } from "../../table/Foresight.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Goal } from "../grid.ts";
import { viewOf } from "../look.ts";
import { SquareCard } from "../SquareCard.tsx";
import type { CityView, SquareView } from "../view.ts";
import { useAssault } from "./assault.ts";
import { CityCard } from "./CityCard.tsx";
import { type Going, gripsOf } from "./going.ts";
import { StackCard } from "./StackCard.tsx";

/** So many squares around figures that were picked stay free. */
const STEPS = 2;

/** The card of what was pressed on the map: a city, figures that could go, a square they could go to, or the land. */
export function MapCard({
  square,
  city,
  state,
  going,
  choices,
  onGo,
  onClose,
}: {
  square: SquareView;
  city: CityView | undefined;
  state: State;
  going: Going;
  choices: readonly Choice[];
  onGo: (square: string) => void;
  onClose: () => void;
}) {
  const goal = going.sets ? going.goals.get(square.code) : undefined;
  const stack = viewOf(state).figures.find((other) => other.square === square.code);
  if (goal) {
    return (
      <SquareCard square={square} state={state} onClose={onClose}>
        <Onward
          state={state}
          going={going}
          goal={goal}
          step={choices.find((choice) => choice.verb === "step")}
          onGo={() => onGo(square.code)}
        />
      </SquareCard>
    );
  }
  if (city) {
    return <CityCard city={city} state={state} onClose={onClose} />;
  }
  if (stack && going.picked.square === square.code) {
    return (
      <SquareCard square={square} state={state} around={STEPS} onClose={onClose}>
        <StackCard
          stack={stack}
          grips={gripsOf(viewOf(state), square.code)}
          grip={going.picked.grip}
          choices={choices}
          onGrip={(grip) => going.pick(square.code, grip)}
        />
      </SquareCard>
    );
  }
  // a card that was opened while others played stays open when something can be chosen there
  return (
    <SquareCard square={square} state={state} onClose={onClose}>
      {choices.length > 0 ? choices.map((choice) => <ChoiceButton key={choice.code} choice={choice} />) : undefined}
    </SquareCard>
  );
}

/** Going there is more than a walk: it is said what comes of it, and asked once more. */
function Onward({
  state,
  going,
  goal,
  step,
  onGo,
}: {
  state: State;
  going: Going;
  goal: Goal;
  step: Choice | undefined;
  onGo: () => void;
}) {
  const { t } = useTranslation("civ");
  const assault = useAssault(state, going.from, goal, going.travelling ? "all" : going.picked.grip);
  const pending = useTable((table) => table.pending);
  return (
    <div className={`onward ${goal.meets}`}>
      <p>{t(`map.meets.${goal.meets}`)}</p>
      {assault && <FightForecast choice={{ code: assault, fight: true }} />}
      <button
        type="button"
        className={`choice ${goal.meets === "explore" ? "primary" : "danger"}`}
        disabled={pending !== ""}
        data-code={step?.code ?? "go"}
        {...(step ? { "data-preview": step.code } : {})}
        autoFocus
        onClick={onGo}
      >
        <Icon name={goal.meets === "fight" ? "attack" : "move"} size={18} /> {t("map.go", { count: goal.way.length })}
      </button>
    </div>
  );
}
