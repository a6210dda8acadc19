import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { LessonInfo, State } from "../api/types.ts";
import { go } from "../state/route.ts";
import { myDecision, useGame } from "../state/store.ts";
import { accept } from "../state/table.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { shownBy, usePointing } from "./pointing.ts";
import "./lesson.css";

/** What a lesson says now: the goal, a hint for those who ask, and after the goals a sentence now and then. */
export function LessonPanel({ state, lesson }: { state: State; lesson: LessonInfo }) {
  const ui = useGame();
  const { t } = useTranslation();
  const choices = useMemo(() => shownBy(lesson, myDecision(state)), [lesson, state]);
  usePointing(choices, ui.endTurn);
  const done = lesson.goal === lesson.goals.length;
  const [read, setRead] = useState(() => sessionStorage.getItem(endRead(state)) !== null);
  const playOn = () => {
    sessionStorage.setItem(endRead(state), "1");
    setRead(true);
  };
  if (done && read && lesson.tip === "") {
    return null;
  }
  return (
    <section className="lesson" aria-label={lesson.title} data-goal={lesson.goal} data-goals={lesson.goals.length}>
      {done && !read && <Ended state={state} lesson={lesson} onPlay={playOn} />}
      {!done && <Goal key={lesson.goal} state={state} lesson={lesson} />}
      {lesson.tip !== "" && (
        <p className="lesson-tip" data-tip="">
          <b>{t("lesson.tip")}</b> {lesson.tip}
        </p>
      )}
      <p className="sr" role="status">
        {lesson.goal > 0 && !done && t("lesson.met", { goal: lesson.goals[lesson.goal - 1]?.title })}
      </p>
    </section>
  );
}

/** Where it is noted that somebody has read the words at the end. */
const endRead = (state: State) => `civitas.lesson.${state.table.id}`;

function Goal({ state, lesson }: { state: State; lesson: LessonInfo }) {
  const { t } = useTranslation();
  const [hint, setHint] = useState(false);
  const [problem, setProblem] = useState("");
  const goal = lesson.goals[lesson.goal]!;
  const before = lesson.goals[lesson.goal - 1];
  const skip = () =>
    api.skipGoal(state.table.id, lesson.goal).then(accept, (error: unknown) => setProblem(message(error)));
  return (
    <>
      <Steps lesson={lesson} />
      {before && (
        <p className={`lesson-before ${before.outcome}`}>
          <Glyph name={before.outcome === "met" ? "check" : "close"} /> {before.title}
        </p>
      )}
      <h2>{goal.title}</h2>
      <p>{goal.text}</p>
      {hint && (
        <p className="lesson-hint" data-hint="">
          {goal.hint}
        </p>
      )}
      <div className="closing">
        {!hint && (
          <button type="button" className="choice" onClick={() => setHint(true)} data-code="lesson-hint">
            {t("lesson.hint")}
          </button>
        )}
        <button type="button" className="quiet small" onClick={skip} data-code="lesson-skip">
          {t("lesson.skip")}
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** One mark for each goal: what is behind, what is now, what is to come. */
function Steps({ lesson }: { lesson: LessonInfo }) {
  const { t } = useTranslation();
  return (
    <div className="lesson-steps">
      <small className="muted">{t("lesson.step", { n: lesson.goal + 1, of: lesson.goals.length })}</small>
      <ol aria-hidden="true">
        {lesson.goals.map((goal) => (
          <li key={goal.title} className={goal.outcome} title={goal.title} />
        ))}
      </ol>
    </div>
  );
}

function Ended({ state, lesson, onPlay }: { state: State; lesson: LessonInfo; onPlay: () => void }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      const table = await api.create({
        game: state.table.game,
        boxes: state.table.boxes,
        seats: [{ kind: "me" }, { kind: "agent", level: "easy" }],
        public: false,
        start: true,
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(message(error));
      setBusy(false);
    }
  };
  return (
    <>
      <h2>
        <Glyph name="check" /> {t("lesson.done")}
      </h2>
      <p data-lesson-end="">{lesson.end}</p>
      <div className="closing">
        <button type="button" className="choice primary" onClick={onPlay} data-code="lesson-play-on">
          {t("lesson.playOn")}
        </button>
        <button type="button" className="choice" disabled={busy} onClick={again} data-code="lesson-new-game">
          {t("lesson.newGame")}
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
