import { useTranslation } from "react-i18next";
import type { Choice } from "../../api/types.ts";
import { ChoiceButton } from "../../table/ChoiceList.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Grip } from "../grid.ts";
import type { StackView } from "../view.ts";

/** Who of the figures on a square goes: all of them, only armies, only scouts; or as the rules let one choose. */
export function StackCard({
  stack,
  grips,
  grip,
  choices,
  onGrip,
}: {
  stack: StackView;
  grips: readonly Grip[];
  grip: Grip;
  choices: readonly Choice[];
  onGrip: (grip: Grip) => void;
}) {
  const { t } = useTranslation("civ");
  return (
    <div className="stack-card">
      <p className="muted small">{t("map.pickGoal")}</p>
      {grips.length > 1 && stack.armies > 0 && stack.scouts > 0 && (
        <fieldset className="grips">
          <legend className="sr">{t("map.whoGoes")}</legend>
          {grips.map((kind) => (
            <button
              type="button"
              key={kind}
              className="choice"
              aria-pressed={kind === grip}
              onClick={() => onGrip(kind)}
            >
              {kind !== "scouts" && (
                <>
                  <Icon name="army" size={16} /> {stack.armies}
                </>
              )}
              {kind !== "armies" && (
                <>
                  <Icon name="scout" size={16} /> {stack.scouts}
                </>
              )}
              <span className="sr">{t(`map.grip.${kind}`)}</span>
            </button>
          ))}
        </fieldset>
      )}
      {choices.map((choice) => (
        <ChoiceButton key={choice.code} choice={choice} />
      ))}
    </div>
  );
}
