import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Decision } from "../api/types.ts";
import { change, useSettings } from "../state/settings.ts";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { lit } from "./choices.ts";
import type { StageProps } from "./GameUi.ts";

/** What I hold, at the foot of the table. A game that says it in one line folds the rest away, so that the map has the room. */
export function Foot({ state, index }: StageProps) {
  const ui = useGame();
  const game = useTranslation(ui.id);
  const { Mine, Held } = ui;
  if (!Mine) {
    return null;
  }
  return (
    <section className={`mine ${Held ? "folding" : ""}`} aria-label={game.t("mine.name")} data-guide="mine">
      {Held ? <Folding state={state} index={index} /> : <Mine state={state} index={index} />}
    </section>
  );
}

const PANEL = "foot-panel";

function Folding({ state, index }: StageProps) {
  const { t } = useTranslation();
  const ui = useGame();
  const pinned = useSettings((settings) => settings.handPinned);
  const { Mine, Held, heldKinds } = ui;
  const decision = myDecision(state);
  const kinds = heldKinds ?? [];
  const verb = useTable((table) => table.verb);
  const about = isAbout({ choices: lit(decision, verb) }, kinds, ui.closing);
  const question = decision && about ? `${state.ply} ${decision.promptKey} ${verb}` : "";
  const [folded, setFolded] = useState("");
  const asked = question !== "" && question !== folded;
  const open = pinned || asked;
  const waits = [...index.keys()].some((key) => kinds.includes(key.split(":")[0]!));
  return (
    <div className={`foot ${open ? "open" : ""} ${pinned ? "pinned" : ""}`}>
      <div className="foot-line">
        {Held && <Held state={state} index={index} />}
        <button
          type="button"
          className={`foot-toggle ${waits ? "waits" : ""}`}
          aria-expanded={open}
          aria-controls={PANEL}
          aria-label={open ? t("held.fold") : t("held.open")}
          title={`${open ? t("held.fold") : t("held.open")} (K)`}
          data-code="toggle-hand"
          data-guide="hand"
          onClick={() => {
            change({ handPinned: !open });
            setFolded(open ? question : "");
          }}
        >
          <Icon name="hand" size={18} />
          {ui.heldCount && <b>{ui.heldCount(state)}</b>}
        </button>
      </div>
      <div id={PANEL} className="foot-panel" hidden={!open}>
        {Mine && <Mine state={state} index={index} />}
      </div>
    </div>
  );
}

/** Whether nothing but things I hold is asked for: else they would only lie over the map that is asked about. */
export function isAbout(
  { choices }: Pick<Decision, "choices">,
  kinds: readonly string[],
  closing: ReadonlySet<string>,
): boolean {
  const answers = choices.filter(({ verb }) => !closing.has(verb));
  return answers.length > 0 && answers.every(({ things }) => things.some(({ kind }) => kinds.includes(kind)));
}
