import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose, myDecision, undoTo, useTable } from "../state/table.ts";
import { ChoiceButton } from "../table/DecisionPanel.tsx";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { linesOf, offersIn } from "./deals.ts";
import { Thinking } from "./Thinking.tsx";

export const DRAFT = "prompt.trade-draft";
export const PICK = "prompt.trade-pick";

/** Beside the board: who still negotiates, and the offers that wait for an answer. */
export function DealSide({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const choices = myDecision(state)?.choices ?? [];
  const offers = offersIn(choices);
  return (
    <>
      <Thinking state={state} />
      {offers.length > 0 && (
        <section className="civ-offers" aria-label={t("deal.name")}>
          <h2>
            <Icon name="trade" size={20} /> {t("deal.name")}
          </h2>
          {offers.map((offer) => (
            <article key={offer.code} className={`civ-offer ${offer.forMe ? "for-me" : ""}`}>
              <p>{offer.label}</p>
              <div className="closing">
                {offer.choices.map((choice) => (
                  <ChoiceButton
                    key={choice.code}
                    choice={choice}
                    className={choice.verb === "accept" ? "primary" : ""}
                  />
                ))}
              </div>
            </article>
          ))}
        </section>
      )}
    </>
  );
}

/** The offer I am writing, over the board: both sides grow by buttons, the sentence above says what it has become. */
export function DraftBoard({ state }: { state: State }) {
  const { t } = useTranslation("civ");
  const decision = myDecision(state);
  const pending = useTable((table) => table.pending);
  if (!decision || (decision.promptKey !== DRAFT && decision.promptKey !== PICK)) {
    return null;
  }
  const draft = decision.promptKey === DRAFT;
  const rest = decision.choices.filter((choice) => choice.verb !== "give" && choice.verb !== "ask");
  return (
    <section className="civ-draft" aria-label={t("deal.name")}>
      <header>
        <Icon name="trade" size={24} />
        <h2>{draft ? t("deal.draft") : t("deal.pick")}</h2>
        {draft && <span className="secret">{t("deal.private")}</span>}
      </header>
      <p className="draft-text" aria-live="polite">
        {decision.prompt}
      </p>
      <div className="draft-sides">
        <Lines title={t("deal.give")} choices={decision.choices} verb="give" />
        {draft && <Lines title={t("deal.ask")} choices={decision.choices} verb="ask" />}
      </div>
      <p className="muted small">{t("deal.seen")}</p>
      <div className="closing">
        {rest.map((choice) => (
          <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "offer" ? "primary" : ""} />
        ))}
        {state.ply > state.undo.freeTo && (
          <button
            type="button"
            className="choice"
            disabled={pending !== ""}
            onClick={() => undoTo(state.ply - 1)}
            data-code="undo-line"
          >
            <Glyph name="undo" /> {t("deal.undo")}
          </button>
        )}
      </div>
    </section>
  );
}

function Lines({ title, choices, verb }: { title: string; choices: readonly Choice[]; verb: "give" | "ask" }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const pending = useTable((table) => table.pending);
  const lines = linesOf(choices, verb);
  return (
    <div>
      <h3>{title}</h3>
      {lines.length === 0 && <p className="muted">{t("deal.nothing")}</p>}
      <ul className="deal-lines">
        {lines.map((line) => (
          <li key={`${line.kind}:${line.code}`} data-help={`${line.kind}:${line.code}`}>
            <Icon name={iconOf(line.kind, line.code)} size={20} className={`good-${line.code}`} />
            <span className="ware-name">{line.kind === "unit-kind" ? line.label : nameOf(name, line)}</span>
            {line.choices.map((choice) => {
              const amount = choice.things.find((thing) => thing.kind === "count")?.code ?? "1";
              return (
                <button
                  type="button"
                  key={choice.code}
                  className="choice"
                  disabled={pending !== ""}
                  aria-label={choice.label}
                  data-code={choice.code}
                  onClick={() => choose(choice)}
                >
                  +{amount}
                </button>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(name: (kind: string, code: string) => string, line: { kind: string; code: string; label: string }) {
  const known = name(line.kind, line.code);
  return known === line.code ? line.label : known;
}

function iconOf(kind: string, code: string): string {
  if (kind === "wealth") {
    return `yield-${code}`;
  }
  if (kind === "token") {
    return code.replace(/^(hut|village)-/, "");
  }
  return hasIcon(code) ? code : kind === "back" && code.startsWith("event") ? "culture-event" : kind;
}
