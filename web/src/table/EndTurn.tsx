import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { change, useSettings } from "../state/settings.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";

/**
 * Ends a turn, or a step of it. As long as something is left to do it takes two presses, unless that is switched off: no accidental
 * finish. Where it only leads on to the next step it says to which.
 */
export function EndTurn({ choice }: { choice: Choice }) {
  const confirm = useSettings((settings) => settings.confirmEndTurn);
  const ui = useGame();
  const { t } = useTranslation();
  const state = useTable((table) => table.state);
  // every new ply asks anew
  const [asked, setAsked] = useState<number>();
  const decision = myDecision(state);
  if (!state || !decision) {
    return null;
  }
  const left = ui.leftUndone?.(state);
  const next = ui.nextStep?.(state, decision);
  const doubtful = confirm && (left !== undefined || !ui.leftUndone);
  if (asked === state.ply) {
    return <Sure choice={choice} left={left} next={next} onNo={() => setAsked(undefined)} />;
  }
  return (
    <button
      type="button"
      className={`choice end-turn ${left ? "" : "primary"}`}
      data-code={choice.code}
      onClick={() => (doubtful ? setAsked(state.ply) : choose(choice))}
    >
      <Icon name="end-turn" size={18} />
      <span className="choice-text">{next ? t("endTurn.next", { step: next }) : choice.label}</span>
    </button>
  );
}

function Sure({
  choice,
  left,
  next,
  onNo,
}: {
  choice: Choice;
  left: { readonly word: string; readonly count: number } | undefined;
  next: string | undefined;
  onNo: () => void;
}) {
  const { t } = useTranslation();
  const game = useTranslation(useGame().id);
  const question = left ? game.t(left.word, { count: left.count }) : t("endTurn.sure");
  return (
    <div className={`confirm ${left ? "danger" : ""}`} role="group" aria-label={question}>
      <span>
        {left && <Glyph name="warning" />} {question}
      </span>
      <button
        type="button"
        className="choice primary"
        autoFocus
        onClick={() => choose(choice)}
        data-code="confirm-end-turn"
      >
        {t(next ? "endTurn.goOn" : "endTurn.yes")}
      </button>
      <button type="button" className="choice" onClick={onNo}>
        {t("endTurn.no")}
      </button>
      <button
        type="button"
        className="quiet small"
        onClick={() => {
          change({ confirmEndTurn: false });
          void choose(choice);
        }}
        data-code="never-ask-end-turn"
      >
        {t("endTurn.never")}
      </button>
    </div>
  );
}
