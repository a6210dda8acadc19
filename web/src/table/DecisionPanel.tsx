import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, Decision, State } from "../api/types.ts";
import { agreeUndo, askUndo, choose, declineUndo, undoTo } from "../state/commands.ts";
import { change, useSettings } from "../state/settings.ts";
import { myDecision, pickVerb, showTab, useGame, useTable } from "../state/store.ts";
import { i18n } from "../text/i18n.ts";
import { nameOf } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { ChoiceLabel, helpOf } from "./ChoiceLabel.tsx";
import { byVerb, isDangerous } from "./choices.ts";
import { Changes } from "./Foresight.tsx";
import { tabsOf } from "./GameUi.ts";

/** More choices than this are shown by verb first. */
const FEW = 7;

/** What is expected of me, always in sight, and every legal choice as a plain list; after the game, where to go on. */
export function DecisionPanel({ state, children }: { state: State; children?: ReactNode }) {
  const { t } = useTranslation();
  const decision = myDecision(state);
  const problem = useTable((table) => table.problem);
  const ui = useGame();
  const inside = useInside(state);
  const folded = decision !== undefined && ui.hasWidget(state, decision);
  return (
    <section
      className={`decision ${decision?.required ? "wanted" : ""}`}
      aria-label={t("decision.name")}
      data-guide="decision"
      data-prompt={decision?.promptKey ?? ""}
    >
      {inside && <ActionBar state={state} />}
      <div aria-live="polite" className="prompt">
        {decision ? decision.prompt : <Waiting state={state} />}
      </div>
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
        <UndoBar state={state} />
      </footer>
      <UndoRequest state={state} />
    </section>
  );
}

/** Whether we are in the middle of an action made of several choices. */
function useInside(state: State): boolean {
  const ui = useGame();
  const base = useTable((table) => table.base);
  const decision = myDecision(state);
  return base >= 0 && base < state.ply && decision !== undefined && !ui.startsAction(decision);
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
      <b>{action}</b>
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
  const seat = useSeatName();
  if (state.over) {
    return <>{t("decision.over")}</>;
  }
  return (
    <span className="waiting">
      {state.waitingFor.map((code) => (
        <SeatMark key={code} seat={code} />
      ))}
      {t("decision.waiting", {
        who: state.waitingFor.map((code) => `${seatPerson(state, code)} (${seat(code)})`).join(", "),
      })}
    </span>
  );
}

export function seatPerson(state: State, seat: string): string {
  const info = state.table.seats.find((other) => other.seat === seat);
  return info ? nameOf(info, i18n.t) : "?";
}

function Choices({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const verb = useTable((table) => table.verb);
  const pending = useTable((table) => table.pending);
  const ui = useGame();
  const isClosing = (choice: Choice) => ui.closing.has(choice.verb);
  const groups = byVerb(decision.choices.filter((choice) => !isClosing(choice)));
  const many = decision.choices.length > FEW && groups.length > 1;
  const picked = groups.find((group) => group.verb === verb);
  const listed = many ? (picked?.choices ?? []) : decision.choices.filter((choice) => !isClosing(choice));
  return (
    <div className={`choices ${pending ? "busy" : ""}`} aria-busy={pending !== ""}>
      {many && (
        <div className="verbs" role="group" aria-label={t("decision.kinds")} data-guide="verbs">
          {groups.map((group) => (
            <VerbButton key={group.verb} verb={group.verb} choices={group.choices} picked={verb === group.verb} />
          ))}
        </div>
      )}
      {listed.length > 0 && (
        <ul className="choice-list">
          {listed.map((choice) => (
            <li key={choice.code}>
              <ChoiceButton choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What ends something or goes back: however long the list above it, it stays in sight. */
function Closing({ decision }: { decision: Decision }) {
  const ui = useGame();
  const closing = decision.choices.filter((choice) => ui.closing.has(choice.verb));
  return (
    closing.length > 0 && (
      <div className="closing">
        {closing.map((choice) =>
          choice.verb === ui.endTurn ? (
            <EndTurn key={choice.code} choice={choice} />
          ) : (
            <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "done" ? "primary" : ""} />
          ),
        )}
      </div>
    )
  );
}

/** Actions that cannot be taken now: each says why when it is pressed. */
function Impossible({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const texts = useTable((table) => table.texts);
  const possible = new Set(decision.choices.map((choice) => choice.verb));
  const others = [...texts.values()].filter((text) => text.kind === "verb" && !possible.has(text.code));
  if (others.length === 0) {
    return null;
  }
  return (
    <details className="impossible">
      <summary>{t("decision.impossible")}</summary>
      <ul>
        {others.map(({ code, name }) => (
          <li key={code}>
            <button type="button" data-why={`verb:${code}`} aria-label={name}>
              <Icon name={hasIcon(code) ? code : "use"} size={16} /> {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function VerbButton({ verb, choices, picked }: { verb: string; choices: readonly Choice[]; picked: boolean }) {
  const ui = useGame();
  const { t, i18n } = useTranslation(ui.id);
  const single = choices.length === 1 && choices[0]!.things.length === 0 ? choices[0] : undefined;
  const label = i18n.exists(`verb.${verb}`, { ns: ui.id }) ? t(`verb.${verb}`) : choices[0]!.label;
  const press = () => {
    if (single) {
      void choose(single);
      return;
    }
    pickVerb(picked ? "" : verb);
    const kinds = new Set(choices.flatMap((choice) => choice.things.map((thing) => thing.kind)));
    if (!picked) {
      const tabs = tabsOf(ui);
      const tab = tabs.find((other) => other.kinds.some((kind) => kinds.has(kind))) ?? tabs[0];
      showTab(ui.tabOf?.(verb) ?? tab?.id ?? "");
    }
  };
  return (
    <button
      type="button"
      className={`verb ${isDangerous(choices) ? "danger" : ""}`}
      onClick={press}
      data-verb={verb}
      {...(single ? {} : { "aria-pressed": picked })}
    >
      <Icon name={hasIcon(verb) ? verb : "use"} size={22} />
      <span>{label}</span>
      {!single && <small>{choices.length}</small>}
    </button>
  );
}

export function ChoiceButton({ choice, className = "" }: { choice: Choice; className?: string }) {
  const pending = useTable((table) => table.pending);
  const help = helpOf(choice, useGame());
  return (
    <button
      type="button"
      className={`choice ${className} ${choice.loss ? "danger" : ""} ${pending === choice.code ? "pending" : ""}`}
      disabled={pending !== ""}
      onClick={() => choose(choice)}
      data-code={choice.code}
      data-preview={choice.code}
      {...(help ? { "data-help": help } : {})}
    >
      <ChoiceLabel choice={choice} />
    </button>
  );
}

/** Ending a turn takes two presses, unless that is switched off: no accidental finish. */
function EndTurn({ choice }: { choice: Choice }) {
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

/** How far an undo goes, and why it stops there. */
function UndoBar({ state }: { state: State }) {
  const { t } = useTranslation();
  const pending = useTable((table) => table.pending);
  const inside = useInside(state);
  if (state.seat === "" || state.over || state.undo.request) {
    return null;
  }
  const { freeTo, askTo } = state.undo;
  const steps = state.ply - freeTo;
  const alone = state.table.seats.every((seat) => seat.mine || seat.kind === "agent");
  return (
    <>
      <div className="undo" data-guide="undo">
        {steps > 0 ? (
          <>
            <button
              type="button"
              className="choice"
              disabled={pending !== ""}
              onClick={() => undoTo(state.ply - 1)}
              data-code="undo"
            >
              <Glyph name="undo" /> {t("undo.one")}
            </button>
            {steps > 1 && !inside && (
              <button type="button" className="choice" disabled={pending !== ""} onClick={() => undoTo(freeTo)}>
                <Glyph name="undo" /> {t("undo.all", { count: steps })}
              </button>
            )}
          </>
        ) : (
          askTo >= 0 && (
            <details>
              <summary>{t("undo.none")}</summary>
              <p className="muted">{t(alone ? "undo.whyComputers" : "undo.why")}</p>
              <button type="button" className="choice" onClick={() => askUndo(askTo)} data-code="ask-undo">
                {t(alone ? "undo.last" : "undo.ask", { count: state.ply - askTo })}
              </button>
            </details>
          )
        )}
      </div>
      {steps > 0 && <small className="muted">{t("undo.reach", { count: steps })}</small>}
    </>
  );
}

function UndoRequest({ state }: { state: State }) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const request = state.undo.request;
  if (!request) {
    return null;
  }
  const answered = request.by === state.seat || request.agreed.includes(state.seat) || state.seat === "";
  return (
    <div className="undo-request" role="status">
      <p>{t("undo.request", { who: seat(request.by), count: state.ply - request.toPly })}</p>
      {answered ? (
        <p className="muted">{t("undo.waiting")}</p>
      ) : (
        <div className="closing">
          <button type="button" className="choice primary" onClick={() => agreeUndo(request)}>
            {t("undo.agree")}
          </button>
          <button type="button" className="choice" onClick={() => declineUndo()}>
            {t("undo.decline")}
          </button>
        </div>
      )}
      {request.by === state.seat && (
        <button type="button" className="choice" onClick={() => declineUndo()}>
          {t("undo.takeBack")}
        </button>
      )}
    </div>
  );
}
