import { useTranslation } from "react-i18next";
import type { Choice, Decision } from "../api/types.ts";
import { choose, leadTo } from "../state/commands.ts";
import { keysOf, spot } from "../state/spotlight.ts";
import { pickVerb, useGame, useTable } from "../state/store.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { ChoiceLabel, helpOf } from "./ChoiceLabel.tsx";
import { byVerb, isDangerous } from "./choices.ts";
import { EndTurn } from "./EndTurn.tsx";
import { tabsOf } from "./GameUi.ts";
import { LastNote } from "./Terms.tsx";

/** More choices than this are shown by verb first. */
const FEW = 7;

export function Choices({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const verb = useTable((table) => table.verb);
  const pending = useTable((table) => table.pending);
  const ui = useGame();
  const isClosing = (choice: Choice) => ui.closing.has(choice.verb);
  const groups = byVerb(decision.choices.filter((choice) => !isClosing(choice)));
  const many = decision.choices.length > FEW && groups.length > 1;
  const picked = groups.find((group) => group.verb === verb);
  const listed = many ? (picked?.choices ?? []) : decision.choices.filter((choice) => !isClosing(choice));
  return (
    <div className={`choices ${pending ? "busy" : ""}`} aria-busy={pending !== ""}>
      {many && (
        <div className="verbs" role="group" aria-label={t("decision.kinds")} data-guide="verbs">
          {groups.map((group) => (
            <VerbButton key={group.verb} verb={group.verb} choices={group.choices} picked={verb === group.verb} />
          ))}
        </div>
      )}
      <LastNote choices={listed} />
      {listed.length > 0 && (
        <ul className="choice-list">
          {listed.map((choice) => (
            <li key={choice.code}>
              <ChoiceButton choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What ends something or goes back: however long the list above it, it stays in sight. */
export function Closing({ decision }: { decision: Decision }) {
  const ui = useGame();
  const closing = decision.choices.filter((choice) => ui.closing.has(choice.verb));
  return (
    closing.length > 0 && (
      <div className="closing">
        {closing.map((choice) =>
          choice.verb === ui.endTurn && ui.startsAction(decision) ? (
            <EndTurn key={choice.code} choice={choice} />
          ) : (
            <ChoiceButton key={choice.code} choice={choice} className={choice.verb === "done" ? "primary" : ""} />
          ),
        )}
      </div>
    )
  );
}

/** Actions that cannot be taken now: each says why when it is pressed. */
export function Impossible({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const texts = useTable((table) => table.texts);
  const possible = new Set(decision.choices.map((choice) => choice.verb));
  const others = [...texts.values()].filter((text) => text.kind === "verb" && !possible.has(text.code));
  if (others.length === 0) {
    return null;
  }
  return (
    <details className="impossible">
      <summary>{t("decision.impossible")}</summary>
      <ul>
        {others.map(({ code, name }) => (
          <li key={code}>
            <button type="button" data-why={`verb:${code}`} aria-label={name}>
              <Icon name={hasIcon(code) ? code : "use"} size={16} /> {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function VerbButton({ verb, choices, picked }: { verb: string; choices: readonly Choice[]; picked: boolean }) {
  const ui = useGame();
  const { t, i18n } = useTranslation(ui.id);
  const single = choices.length === 1 && choices[0]!.things.length === 0 ? choices[0] : undefined;
  const label = i18n.exists(`verb.${verb}`, { ns: ui.id }) ? t(`verb.${verb}`) : choices[0]!.label;
  const press = () => {
    if (single) {
      void choose(single);
      return;
    }
    pickVerb(picked ? "" : verb);
    const kinds = new Set(choices.flatMap((choice) => choice.things.map((thing) => thing.kind)));
    if (!picked) {
      const tabs = tabsOf(ui);
      const tab = tabs.find((other) => other.kinds.some((kind) => kinds.has(kind))) ?? tabs[0];
      leadTo(ui.tabOf?.(verb) ?? tab?.id ?? "");
    }
  };
  return (
    <button
      type="button"
      className={`verb ${isDangerous(choices) ? "danger" : ""}`}
      onClick={press}
      data-verb={verb}
      {...(single ? {} : { "aria-pressed": picked })}
    >
      <Icon name={hasIcon(verb) ? verb : "use"} size={22} />
      <span>{label}</span>
      {!single && <small>{choices.length}</small>}
    </button>
  );
}

export function ChoiceButton({ choice, className = "" }: { choice: Choice; className?: string }) {
  const pending = useTable((table) => table.pending);
  const help = helpOf(choice, useGame());
  return (
    <button
      type="button"
      className={`choice ${className} ${choice.loss ? "danger" : ""} ${choice.fight ? "fight" : ""} ${pending === choice.code ? "pending" : ""}`}
      disabled={pending !== ""}
      onClick={() => choose(choice)}
      data-code={choice.code}
      data-preview={choice.code}
      {...spot(keysOf(choice.things))}
      {...(help ? { "data-help": help } : {})}
    >
      <ChoiceLabel choice={choice} />
    </button>
  );
}
