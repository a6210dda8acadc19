import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { change, useSettings } from "../state/settings.ts";
import { useGame, useTable } from "../state/store.ts";
import { Icon } from "../ui/Icon.tsx";

/** Ending a turn takes two presses, unless that is switched off: no accidental finish. */
export function EndTurn({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const confirm = useSettings((settings) => settings.confirmEndTurn);
  const ui = useGame();
  const game = useTranslation(ui.id);
  const state = useTable((table) => table.state);
  const left = state && ui.leftUndone?.(state);
  const [asked, setAsked] = useState(false);
  const ply = state?.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new ply asks anew
  useEffect(() => setAsked(false), [ply]);
  if (!asked) {
    return (
      <button
        type="button"
        className={`choice end-turn ${ui.leftUndone && !left ? "primary" : ""}`}
        data-code={choice.code}
        onClick={() => (confirm ? setAsked(true) : choose(choice))}
      >
        <Icon name="end-turn" size={18} />
        <span className="choice-text">{choice.label}</span>
      </button>
    );
  }
  return (
    <div className="confirm" role="group" aria-label={t("endTurn.sure")}>
      <span>{left ? game.t(left.word, { count: left.count }) : t("endTurn.sure")}</span>
      <button
        type="button"
        className="choice primary"
        autoFocus
        onClick={() => choose(choice)}
        data-code="confirm-end-turn"
      >
        {t("endTurn.yes")}
      </button>
      <button type="button" className="choice" onClick={() => setAsked(false)}>
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
