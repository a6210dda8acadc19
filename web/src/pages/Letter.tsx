import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import { go } from "../state/route.ts";
import { loadMe } from "../state/session.ts";

/** Somebody followed a link of a letter. Only the button does something: programs that read letters follow links, too. */
export function Letter({ purpose, secret }: { purpose: "confirm" | "stop"; secret: string }) {
  const { t } = useTranslation();
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState("");
  const agree = () =>
    (purpose === "confirm" ? api.confirmMail(secret) : api.stopMail(secret)).then(
      () => {
        setProblem("");
        setDone(true);
        void loadMe();
      },
      (error) => setProblem(message(error)),
    );
  return (
    <main className="page narrow" id="main">
      <h1>{t(`letter.${purpose}.title`)}</h1>
      <section className="panel">
        <p role="status">{t(done ? `letter.${purpose}.done` : `letter.${purpose}.text`)}</p>
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        {done ? (
          <button type="button" className="choice" onClick={() => go("/")}>
            {t("end.home")}
          </button>
        ) : (
          <button type="button" className="choice primary big" onClick={() => void agree()}>
            {t(`letter.${purpose}.yes`)}
          </button>
        )}
      </section>
    </main>
  );
}
