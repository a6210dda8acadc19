import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isPuzzle } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { undoTo } from "../state/commands.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { i18n } from "../text/i18n.ts";
import { nameOf } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark, usePlayerName } from "../ui/Seat.tsx";
import { Passing, PassUntil } from "./Answering.tsx";
import { Choices, Closing, Impossible } from "./ChoiceList.tsx";
import { useCovered } from "./covered.ts";
import { Changes } from "./Foresight.tsx";
import { Hint } from "./Hint.tsx";
import { useInside } from "./inside.ts";
import { useSettling } from "./settling.ts";
import { Named } from "./Told.tsx";
import { UndoBar, UndoRequest } from "./Undo.tsx";

/** What is expected of me, always in sight, and every legal choice as a plain list; after the game, where to go on. */
export function DecisionPanel({ state, children }: { state: State; children?: ReactNode }) {
  const { t } = useTranslation();
  const decision = myDecision(state);
  const problem = useTable((table) => table.problem);
  const ui = useGame();
  const inside = useInside(state);
  const settling = useSettling<HTMLElement>(
    decision ? `${decision.promptKey} ${decision.choices.map(({ code }) => code).join()}` : "",
  );
  useCovered(settling);
  const folded = decision !== undefined && ui.hasWidget(state, decision);
  return (
    <section
      ref={settling}
      className={`decision ${decision?.required ? "wanted" : ""}`}
      aria-label={t("decision.name")}
      data-guide="decision"
      data-prompt={decision?.promptKey ?? ""}
    >
      {inside && <ActionBar state={state} />}
      <div aria-live="polite" className="prompt">
        {decision ? <Named text={decision.prompt} /> : <Waiting state={state} />}
      </div>
      <Passing state={state} />
      {children}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {decision &&
        (folded ? (
          <details>
            <summary>{t("decision.list")}</summary>
            <Choices decision={decision} />
            <Closing decision={decision} />
          </details>
        ) : (
          <Choices decision={decision} />
        ))}
      {decision && ui.startsAction(decision) && <Impossible decision={decision} />}
      <footer className="decision-foot">
        {decision && !folded && <Closing decision={decision} />}
        {decision?.passable && !isPuzzle(state.table.id) && <PassUntil state={state} />}
        <Hint state={state} />
        <UndoBar state={state} />
      </footer>
      <UndoRequest state={state} />
    </section>
  );
}

/** The action under way as one thing: what it is, what it has changed so far, and the way out. */
function ActionBar({ state }: { state: State }) {
  const { t } = useTranslation();
  const ui = useGame();
  const base = useTable((table) => table.base);
  const baseState = useTable((table) => table.baseState);
  const action = useTable((table) => table.action);
  const pending = useTable((table) => table.pending);
  const changes = baseState ? (ui.changes?.(baseState, state.view) ?? []) : [];
  return (
    <div className="action" role="group" aria-label={action}>
      <b>
        <Named text={action} />
      </b>
      {changes.length > 0 && <Changes changes={changes} />}
      {base >= state.undo.freeTo && (
        <button
          type="button"
          className="choice"
          disabled={pending !== ""}
          onClick={() => undoTo(base)}
          data-code="cancel-action"
        >
          <Glyph name="close" /> {t("action.cancel")}
        </button>
      )}
    </div>
  );
}

function Waiting({ state }: { state: State }) {
  const { t } = useTranslation();
  const player = usePlayerName();
  if (state.over) {
    return <>{t("decision.over")}</>;
  }
  return (
    <span className="waiting">
      {state.waitingFor.map((code) => (
        <SeatMark key={code} seat={code} />
      ))}
      {t("decision.waiting", {
        who: state.waitingFor.map((code) => player(state, code)).join(", "),
      })}
    </span>
  );
}

export function seatPerson(state: State, seat: string): string {
  const info = state.table.seats.find((other) => other.seat === seat);
  return info ? nameOf(info, i18n.t) : "?";
}
