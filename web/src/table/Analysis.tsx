import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { StudyInfo } from "../api/server.ts";
import type { State } from "../api/types.ts";
import { go } from "../state/route.ts";
import { SeatMark, usePlayerName } from "../ui/Seat.tsx";
import { Advice } from "./Advice.tsx";
import { PointsChart } from "./End.tsx";

const AGAIN = 1000;

/** A finished game looked at again, on request: the chances over time, where they turned, what would have been better. */
export function Analysis({ state }: { state: State }) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [study, setStudy] = useState<StudyInfo>();
  const [problem, setProblem] = useState("");
  const { id } = state.table;
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const look = () =>
      api.analysis(id).then(
        (answer) => {
          if (!gone) {
            setStudy(answer);
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
  }, [id, wanted]);
  return (
    <section className="analysis" data-analysis={study?.ready ? "ready" : wanted ? "thinking" : ""}>
      <h3>{t("analysis.title")}</h3>
      {!wanted && (
        <>
          <p className="muted small">{t("analysis.text")}</p>
          <button type="button" className="choice" onClick={() => setWanted(true)} data-code="analyse">
            {t("analysis.ask")}
          </button>
        </>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {wanted && !problem && !study?.ready && (
        <label className="thinking">
          {t("analysis.thinking")} <progress max={100} value={study?.percent ?? 0} />
        </label>
      )}
      {study?.ready && <Found state={state} study={study} />}
    </section>
  );
}

function Found({ state, study }: { state: State; study: StudyInfo }) {
  const { t } = useTranslation();
  const player = usePlayerName();
  const at = (ply: number) => (
    <button type="button" className="quiet" onClick={() => go(`/table/${state.table.id}/replay/${ply}`)}>
      {t("analysis.look", { ply })}
    </button>
  );
  return (
    <>
      <PointsChart
        state={state}
        points={study.course.map(({ ply, chances }) => ({ ply, points: chances, categories: {} }))}
        title={t("analysis.course")}
        goal={100}
      />
      {study.turnings.length > 0 && (
        <>
          <h4>{t("analysis.turnings")}</h4>
          <ul className="found">
            {study.turnings.map((turning) => (
              <li key={turning.ply}>
                <SeatMark seat={turning.seat} /> {turning.label} {at(turning.ply)}
                <small className="muted">
                  {t("analysis.change", {
                    who: player(state, turning.concerned),
                    before: turning.before,
                    after: turning.after,
                  })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>{t("analysis.missed")}</h4>
      {study.missed.length === 0 && <p className="muted">{t("analysis.nothing")}</p>}
      <ul className="found">
        {study.missed.map(({ ply, seat, chosen, better }) => (
          <li key={ply}>
            <SeatMark seat={seat} /> {t("analysis.chosen", { choice: chosen.label, percent: chosen.chance })} {at(ply)}
            <ul>
              {better.map((advice) => (
                <li key={advice.code}>
                  {advice.label} <Advice advice={advice} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
