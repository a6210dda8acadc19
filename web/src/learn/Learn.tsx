import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { LessonEntry } from "../api/types.ts";
import { go } from "../state/route.ts";
import { beSomebody, useSession } from "../state/session.ts";
import { Icon } from "../ui/Icon.tsx";
import "./learn.css";

/** The lessons, on the start page: one press begins one. */
export function Learn() {
  const { t, i18n } = useTranslation();
  const games = useSession((session) => session.games);
  const [lessons, setLessons] = useState<readonly LessonEntry[]>([]);
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes how they are told
  useEffect(() => {
    let wanted = true;
    api.lessons().then(
      (list) => wanted && setLessons(list),
      (error: unknown) => wanted && setProblem(message(error)),
    );
    return () => {
      wanted = false;
    };
  }, [i18n.language]);
  const begin = async ({ game, name }: LessonEntry) => {
    setBusy(`${game}/${name}`);
    setProblem("");
    try {
      await beSomebody(t("guestName"));
      go(`/table/${(await api.learn(game, name)).id}`);
    } catch (error) {
      setProblem(message(error));
      setBusy("");
    }
  };
  if (lessons.length === 0 && problem === "") {
    return null;
  }
  return (
    <section className="learn" aria-labelledby="learn">
      <h2 id="learn">{t("learn.title")}</h2>
      <div className="learn-cards">
        {lessons.map((lesson) => (
          <button
            type="button"
            key={`${lesson.game}/${lesson.name}`}
            className="panel learn-card"
            disabled={busy !== ""}
            onClick={() => begin(lesson)}
            data-code={`learn ${lesson.game}/${lesson.name}`}
          >
            <Icon name="rules" size={26} />
            <span>
              <b>{games.find((game) => game.id === lesson.game)?.name ?? lesson.game}</b>
              <span>{lesson.about}</span>
              <small className="muted">
                {busy === `${lesson.game}/${lesson.name}`
                  ? t("home.starting")
                  : t("learn.goals", { count: lesson.goals })}
              </small>
            </span>
          </button>
        ))}
      </div>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
