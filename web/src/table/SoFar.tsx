import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { LogLine, State } from "../api/types.ts";
import { titleOf } from "../text/people.ts";

/** The log as a text to keep: one line for each of its lines, with the step it belongs to. */
export function logText(title: string, log: readonly LogLine[]): string {
  return `${[title, "", ...log.map((line) => `${line.ply}\t${line.text}`)].join("\n")}\n`;
}

/**
 * What can be kept of a game: its record when it is over. Before that the record would tell the seed, and with it all hidden cards, so it
 * is the log as far as this seat may read it.
 */
export function SoFar({ state }: { state: State }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState("");
  const { id } = state.table;
  if (state.over) {
    return (
      <a className="choice" href={api.recordUrl(id)} download={`civitas-${id}.txt`}>
        {t("end.record")}
      </a>
    );
  }
  const download = async () => {
    try {
      const { log } = await api.replay(id, state.ply, state.seat, 0);
      const url = URL.createObjectURL(new Blob([logText(titleOf(state.table), log)], { type: "text/plain" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `civitas-${id}-log.txt`;
      link.click();
      URL.revokeObjectURL(url);
      setProblem("");
    } catch (error) {
      setProblem(message(error));
    }
  };
  return (
    <>
      <button type="button" className="choice" onClick={download} data-code="download-log">
        {t("soFar.log")}
      </button>
      <p className="muted small">{t("soFar.why")}</p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
