import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { passUntil, type Until } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";

const UNTIL: readonly Until[] = ["turn", "attack"];

/** What is answered for me right now, and the way to stop it: a choice that leaves in a moment, a plan to pass. */
export function Passing({ state }: { state: State }) {
  const { t } = useTranslation();
  const { held, until } = state.answering;
  const chosen = myDecision(state)?.choices.find((choice) => choice.code === held);
  return (
    <>
      {chosen && (
        <p className="held" role="status" data-held={held}>
          {t("answering.held", { choice: chosen.label })}
        </p>
      )}
      {until !== "" && (
        <p className="passing" role="status" data-passing={until}>
          <span>{t(`answering.passing.${until}`)}</span>
          <button type="button" className="choice small" onClick={() => passUntil("")} data-code="stop-passing">
            <Glyph name="close" /> {t("answering.stop")}
          </button>
        </p>
      )}
    </>
  );
}

/** Passing beforehand, where a question is about what somebody else does. */
export function PassUntil({ state }: { state: State }) {
  const { t } = useTranslation();
  const pending = useTable((table) => table.pending);
  if (state.answering.until !== "") {
    return null;
  }
  return (
    <details className="pass-until">
      <summary>{t("answering.more")}</summary>
      <div className="closing">
        {UNTIL.map((until) => (
          <button
            key={until}
            type="button"
            className="choice"
            disabled={pending !== ""}
            onClick={() => passUntil(until)}
            data-code={`pass-until-${until}`}
          >
            {t(`answering.until.${until}`)}
          </button>
        ))}
      </div>
      <small className="muted">{t("answering.ends")}</small>
    </details>
  );
}
