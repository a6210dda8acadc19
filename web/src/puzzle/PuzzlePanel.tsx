import { useTranslation } from "react-i18next";
import type { AdviceInfo } from "../api/server.ts";
import type { State } from "../api/types.ts";
import { go } from "../state/route.ts";
import { Advice } from "../table/Advice.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { labelOf, showAnswers, tryAgain, usePuzzle } from "./state.ts";
import "../learn/lesson.css";
import "./puzzle.css";

/** What is asked, whether it was found, and why it is the best. */
export function PuzzlePanel({ state }: { state: State }) {
  const { t } = useTranslation();
  const seat = useSeatName();
  const { verdict, code, answers } = usePuzzle();
  const known = answers.length > 0;
  return (
    <section
      className="lesson puzzle"
      aria-label={state.table.title}
      data-puzzle={known ? "solved" : verdict ? "tried" : "open"}
    >
      <h2>
        {verdict?.right && <Glyph name="check" />} {verdict?.right ? t("puzzle.right") : state.table.title}
      </h2>
      {!verdict && !known && (
        <p>
          <SeatMark seat={state.seat} /> {t("puzzle.ask", { who: seat(state.seat) })}
        </p>
      )}
      <div role="status">
        {verdict && !verdict.right && (
          <div className="puzzle-wrong">
            <p>
              <Glyph name="close" /> <b>{t("puzzle.wrong", { choice: labelOf(code) })}</b>
            </p>
            {verdict.chosen ? <Advice advice={verdict.chosen} /> : <p>{t("puzzle.weaker")}</p>}
          </div>
        )}
      </div>
      {known ? <Answers answers={answers} chosen={code} /> : verdict && <p>{t("puzzle.again")}</p>}
      <div className="closing">
        {verdict && !known && (
          <button type="button" className="choice" onClick={showAnswers} data-code="puzzle-show">
            {t("puzzle.show")}
          </button>
        )}
        {known && (
          <button type="button" className="choice" onClick={tryAgain} data-code="puzzle-again">
            {t("puzzle.retry")}
          </button>
        )}
        <button type="button" className="quiet small" onClick={() => go("/")} data-code="puzzle-home">
          {t("end.home")}
        </button>
      </div>
    </section>
  );
}

/** The best choice, by how much it is ahead, and what else was compared; each with what it brings. */
function Answers({ answers, chosen }: { answers: readonly AdviceInfo[]; chosen: string }) {
  const { t } = useTranslation();
  const [best, next] = answers;
  return (
    <>
      {best && next && <p>{t("puzzle.ahead", { percent: best.chance, next: next.chance })}</p>}
      <ol className="puzzle-answers">
        {answers.map((advice, i) => (
          <li key={advice.code} className={i === 0 ? "best" : ""} data-answer={advice.code}>
            <b>
              {i === 0 && <Glyph name="check" />} {advice.label}
            </b>
            {advice.code === chosen && i > 0 && <small className="muted"> {t("puzzle.yours")}</small>}
            <Advice advice={{ ...advice, expert: false }} />
          </li>
        ))}
      </ol>
      <p className="muted small">{t("puzzle.how")}</p>
    </>
  );
}
