import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import type { Choice, Patch, Preview, State } from "../api/types.ts";
import { patched } from "../state/mirror.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { signed, written } from "../text/numbers.ts";
import { Icon } from "../ui/Icon.tsx";
import type { Change } from "./GameUi.ts";
import { Price, useForecast } from "./Terms.tsx";

/** What was asked at the present ply; a new ply makes it all worthless. */
let asked = new Map<string, Promise<Preview | undefined>>();
let askedAt = "";

function ask(state: State, code: string): Promise<Preview | undefined> {
  const now = `${state.table.id} ${state.seat} ${state.ply}`;
  if (now !== askedAt) {
    askedAt = now;
    asked = new Map();
  }
  const known = asked.get(code);
  if (known) {
    return known;
  }
  // a preview is a courtesy: without it the choice can be made all the same
  const answer = api
    .preview(state.table.id, state.seat, code, state.ply)
    .then((preview) => (preview.patch ? { ...preview, view: patched(state.view, preview.patch as Patch) } : preview))
    .catch(() => undefined);
  asked.set(code, answer);
  return answer;
}

/** The price and the effect of a choice: what I have now, and what I would have. */
export function Foresight({ code }: { code: string }) {
  const ui = useGame();
  const { t } = useTranslation([ui.id, "translation"]);
  const state = useTable((table) => table.state);
  const [preview, setPreview] = useState<Preview>();
  const choice = myDecision(state)?.choices.find((other) => other.code === code);
  const legal = choice !== undefined;
  useEffect(() => {
    let gone = false;
    setPreview(undefined);
    if (state && legal) {
      void ask(state, code).then((answer) => !gone && setPreview(answer));
    }
    return () => {
      gone = true;
    };
  }, [state, code, legal]);
  if (!preview || !state) {
    return null;
  }
  if (preview.reveals) {
    return (
      <>
        {choice && <FightForecast choice={choice} />}
        {choice && choice.price.length > 0 && (
          <p className="foresight-note">
            <Price choice={choice} />
          </p>
        )}
        <p className="foresight-note">{t("foresight.reveals")}</p>
      </>
    );
  }
  const changes = ui.changes?.(state, preview.view) ?? [];
  const next = preview.decision;
  return (
    <>
      {changes.length > 0 && <Changes changes={changes} />}
      {next && !ui.startsAction(next) && next.prompt !== myDecision(state)?.prompt && (
        <p className="foresight-note">{t("foresight.then", { prompt: next.prompt })}</p>
      )}
    </>
  );
}

/** How an attack would probably go. */
export function FightForecast({ choice }: { choice: Pick<Choice, "code" | "fight"> }) {
  const { t } = useTranslation();
  const known = useForecast(choice);
  return known ? (
    <p className="foresight-note">
      {t("terms.forecast", {
        runs: known.runs,
        win: known.win,
        lost: written(known.lost),
        killed: written(known.killed),
      })}
    </p>
  ) : null;
}

/** Numbers that go up or down, such as goods paid and points won. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  return (
    <ul className="changes">
      {changes.map(({ icon, name, before, after }) => (
        <li key={name} className={after < before ? "less" : "more"}>
          <span className="sr">{t("foresight.change", { what: name, before, after })}</span>
          <span aria-hidden="true">
            <Icon name={icon} size={16} />
            <b>{signed(after - before)}</b>
            <small>
              {written(before)} → {written(after)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
