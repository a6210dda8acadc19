// What can be done at a space, on its card: whole actions where that is possible, each with what it takes and brings.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { ChoiceLabel } from "../table/ChoiceLabel.tsx";
import { ChoiceButton } from "../table/ChoiceList.tsx";
import { briefly, offered, type Step, take } from "../table/doors.ts";
import { FightForecast } from "../table/Foresight.tsx";
import { codeOf, commit, type Shortcut, useShortcuts } from "../table/shortcuts.ts";
import { LastNote, Price } from "../table/Terms.tsx";
import { Named } from "../table/Told.tsx";
import { Reasons } from "../table/Why.tsx";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import type { Going } from "./going.ts";
import { type Journey, journeyOf, meetingOf, membersOf } from "./journeys.ts";
import { Portrait } from "./Portrait.tsx";
import type { CountView } from "./view.ts";

/** More whole actions than this are gone step by step. */
const MOST = 8;

/** What was picked on the way, besides what is only paid or ends it: units, goods. */
const picksOf = (shortcut: Shortcut) =>
  shortcut.steps.slice(1).filter(({ verb, things }) => verb !== "pay" && verb !== "spend" && things.length > 0);

const spends = (shortcut: Shortcut) => shortcut.price.some(({ amount }) => amount < 0);

/** Whether there is anything to be said of it: a harvest that finds no room brings nothing, and its button would be empty. */
const tells = (shortcut: Shortcut) =>
  shortcut.price.length > 0 ||
  picksOf(shortcut).some(({ things }) => things.some(({ kind }) => kind === "unit" || kind === "leader"));

/** The whole actions that begin with a choice: small ones first, and of those the ones that cost nothing. */
function wholeActions(choice: Choice, shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  return shortcuts
    .filter(({ steps }) => steps.length > 1 && steps[0]?.code === choice.code)
    .filter((shortcut) => !shortcut.reveals && journeyOf(shortcut) === undefined && tells(shortcut))
    .sort((a, b) => Number(spends(a)) - Number(spends(b)) || picksOf(a).length - picksOf(b).length)
    .slice(0, MOST);
}

/** One whole action as a button: what is picked, what it takes and brings. */
function WholeAction({ choice, shortcut }: { choice: Choice; shortcut: Shortcut }) {
  const pending = useTable((table) => table.pending);
  const name = useName();
  const things = picksOf(shortcut).flatMap((pick) => pick.things);
  const leaders = things.filter(({ kind }) => kind === "leader");
  // a leader is somebody: his name says more than the sign of all leaders
  const units = things.filter(({ kind, code }) => kind === "unit" && (code !== "leader" || leaders.length === 0));
  return (
    <button
      type="button"
      className="choice whole"
      disabled={pending !== ""}
      data-code={codeOf(shortcut)}
      data-help={[
        ...leaders.map(({ code }) => `leader:${code}`),
        ...new Set(units.map(({ code }) => `unit:${code}`)),
      ].join(" ")}
      aria-label={[choice.label, ...picksOf(shortcut).map(({ label }) => label)].join(": ")}
      onClick={() => void commit(shortcut)}
    >
      {[...new Set(units.map(({ code }) => code))].map((code) => (
        // nobody knows all the signs: the name says which unit it is
        <span key={code} className="row">
          {units
            .filter((unit) => unit.code === code)
            .map((unit, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
              <Icon key={`${unit.code} ${i}`} name={hasIcon(code) ? code : "unit"} size={20} />
            ))}
          <span>{name("unit", code)}</span>
        </span>
      ))}
      {leaders.map(({ code }) => (
        <span key={code} className="row">
          <Portrait leader={code} size={22} /> {name("leader", code)}
        </span>
      ))}
      <Price choice={shortcut} />
    </button>
  );
}

/** A choice at a space: as whole actions where it only begins one, else as itself. */
function Deed({ choice, shortcuts }: { choice: Choice; shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation("clash");
  const whole = wholeActions(choice, shortcuts);
  if (whole.length === 0) {
    return <ChoiceButton choice={choice} />;
  }
  return (
    <fieldset className="whole-actions">
      <legend>
        <Named text={choice.label} />
      </legend>
      {whole.map((shortcut) => (
        <WholeAction key={codeOf(shortcut)} choice={choice} shortcut={shortcut} />
      ))}
      <ChoiceButton choice={{ ...choice, label: t("deeds.byHand"), price: [] }} className="quiet" />
    </fieldset>
  );
}

/** The groups that differ in who is in them, the largest first. */
function different(parties: readonly string[], there: readonly CountView[]) {
  const groups = parties.map((party) => ({ party, members: membersOf(party, there) }));
  const sign = (members: readonly CountView[]) =>
    members
      .map(({ kind, number }) => `${number} ${kind}`)
      .sort()
      .join();
  return groups
    .filter(({ members }, i) => groups.findIndex((other) => sign(other.members) === sign(members)) === i)
    .slice(0, MOST);
}

/** Who of the units on a space goes, and that a lit space has to be pressed. */
function Company({ going, there }: { going: Going; there: readonly CountView[] }) {
  const { t } = useTranslation("clash");
  const name = useName();
  if (going.parties.length === 0) {
    return null;
  }
  return (
    <div className="company">
      <p className="muted small">{t("map.pickGoal")}</p>
      {going.parties.length > 1 && (
        <fieldset className="grips">
          <legend className="sr">{t("map.whoGoes")}</legend>
          {different(going.parties, there).map(({ party, members }) => {
            return (
              <button
                key={party}
                type="button"
                className="choice"
                aria-pressed={party === going.party}
                aria-label={members.map(({ kind, number }) => `${name("unit", kind)} ×${number}`).join(", ")}
                onClick={() => going.pick(going.from, party)}
              >
                {members.map(({ kind, number }) => (
                  <span key={kind}>
                    <Icon name={hasIcon(kind) ? kind : "unit"} size={18} /> {number > 1 && number}
                  </span>
                ))}
              </button>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

/** The first thing that can be done has the focus, which goes back to where it was when the card is put away. */
function useFirstFocus(space: string, wanted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every space anew
  useEffect(() => {
    const before = document.activeElement;
    const list = ref.current;
    if (!wanted || !list) {
      return;
    }
    list.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === document.body || list.contains(document.activeElement);
      if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) {
        before.focus({ preventScroll: true });
      }
    };
  }, [space, wanted]);
  return ref;
}

/** Everything that can be done at a space, and why the rest is missing. */
export function Deeds({
  state,
  space,
  choices,
  steps,
  there,
  going,
  tired,
}: {
  state: State;
  space: string;
  choices: readonly Choice[];
  /** What can be begun here through a choice that says only what one wants. */
  steps: readonly Step[];
  there: readonly CountView[];
  going: Going;
  /** Whether the city here loses mood by what activates it. */
  tired: boolean;
}) {
  const { t } = useTranslation("clash");
  const [asked, setAsked] = useState(false);
  const pending = useTable((table) => table.pending);
  const shortcuts = useShortcuts(state, `space:${space}`) ?? [];
  const shown = (choice: Choice): readonly Pick<Choice, "price">[] => {
    const whole = wholeActions(choice, shortcuts);
    return whole.length === 0 ? [choice] : whole;
  };
  // whoever picks units goes on at the map
  const list = useFirstFocus(space, going.from !== space);
  return (
    <>
      {going.from === space && <Company going={going} there={there} />}
      <div className="deeds" ref={list}>
        {choices.map((choice) => (
          <Deed key={choice.code} choice={choice} shortcuts={shortcuts} />
        ))}
        {steps.map((step) => (
          <button
            key={offered(step).code}
            type="button"
            className="choice"
            disabled={pending !== ""}
            data-code={offered(step).code}
            onClick={() => void take(step)}
          >
            <ChoiceLabel choice={briefly(step, steps)} />
          </button>
        ))}
        {tired && choices.length > 0 && (
          <p className="last-note tired">
            <Glyph name="warning" size={14} /> {t("deeds.tired")}
          </p>
        )}
        <LastNote choices={[...choices.flatMap(shown), ...steps.map(({ answer }) => answer)]} />
      </div>
      <details className="not-now" onToggle={(event) => setAsked(event.currentTarget.open)}>
        <summary>{t("deeds.missing")}</summary>
        {asked && <Reasons thing={`space:${space}`} />}
      </details>
    </>
  );
}

/** Going there is more than a walk: it is said what comes of it, and asked once more. */
export function Onward({ journey, onGone }: { journey: Journey; onGone: () => void }) {
  const { t } = useTranslation("clash");
  const pending = useTable((table) => table.pending);
  const meeting = meetingOf(journey);
  const { shortcut } = journey;
  return (
    <div className={`onward ${meeting}`}>
      <p>{shortcut.loss || t(`map.meets.${meeting}`)}</p>
      {meeting === "fight" && <FightForecast choice={{ code: codeOf(shortcut), fight: true }} />}
      <button
        type="button"
        className={`choice ${meeting === "fight" || shortcut.loss ? "danger" : "primary"}`}
        disabled={pending !== ""}
        data-code={codeOf(shortcut)}
        autoFocus
        onClick={() => {
          onGone();
          void commit(shortcut, true);
        }}
      >
        <Icon name={meeting === "fight" ? "attack" : meeting === "explore" ? "explore" : "move"} size={18} />
        <span className="choice-text">
          <Named text={shortcut.steps.at(-1)?.label ?? ""} />
        </span>
        <Price choice={shortcut} />
      </button>
    </div>
  );
}
