import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { AdviceInfo, HintInfo } from "../api/server.ts";
import type { State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Advice } from "./Advice.tsx";

/** How often it is asked whether the thinking is done, in milliseconds. */
const AGAIN = 400;

/** What an expert would do in my place: asked for by a press, with what each choice brings. Gone with the next step. */
export function Hint({ state }: { state: State }) {
  const { t } = useTranslation();
  const pending = useTable((table) => table.pending);
  const [asked, setAsked] = useState("");
  const [hint, setHint] = useState<HintInfo>();
  const [problem, setProblem] = useState("");
  const { id, hints } = state.table;
  const { seat, ply } = state;
  const decision = myDecision(state);
  const now = `${id} ${seat} ${ply}`;
  const wanted = asked === now;
  useEffect(() => {
    let timer = 0;
    let gone = false;
    setHint(undefined);
    setProblem("");
    const look = () =>
      api.hint(id, seat, ply).then(
        (answer) => {
          if (!gone) {
            setHint(answer);
            timer = answer.ready ? 0 : window.setTimeout(look, AGAIN);
          }
        },
        (error: unknown) => !gone && setProblem(message(error)),
      );
    if (wanted) {
      void look();
    }
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, seat, ply, wanted]);
  if (!hints || !decision || decision.choices.length < 2) {
    return null;
  }
  if (!wanted) {
    return (
      <button type="button" className="quiet hint-ask" onClick={() => setAsked(now)} data-code="hint">
        <span className="wide">{t("hint.ask")}</span>
        <span className="phone-only">{t("hint.short")}</span>
      </button>
    );
  }
  const take = (advice: AdviceInfo) => {
    const choice = decision.choices.find(({ code }) => code === advice.code);
    if (choice) {
      void choose(choice);
    }
  };
  return (
    <div className="hint" role="status" data-hint={hint?.ready ? "ready" : "thinking"}>
      <header>
        <b>{t("hint.title")}</b>
        <button type="button" className="quiet" aria-label={t("close")} onClick={() => setAsked("")}>
          <Glyph name="close" />
        </button>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {!problem && !hint?.ready && (
        <label className="thinking">
          {t("hint.thinking")} <progress max={100} value={hint?.percent ?? 0} />
        </label>
      )}
      {hint?.ready && (
        <ol>
          {hint.hints.map((advice) => (
            <li key={advice.code}>
              <button
                type="button"
                className={`choice ${advice.expert ? "primary" : ""}`}
                disabled={pending !== ""}
                onClick={() => take(advice)}
              >
                {advice.label}
              </button>
              <Advice advice={advice} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
