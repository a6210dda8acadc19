import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, isPuzzle } from "../api/client.ts";
import type { Choice, Forecast, State } from "../api/types.ts";
import { spentWhole } from "../state/commands.ts";
import { useGame, useTable } from "../state/store.ts";
import { written } from "../text/numbers.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";

/** What a choice takes and brings at once, on its button: what it takes first. */
export function Price({ choice }: { choice: Pick<Choice, "price"> }) {
  const { t } = useTranslation();
  const { amountOf, fleeting } = useGame();
  const amounts = [...choice.price].sort((a, b) => Number(a.amount > 0) - Number(b.amount > 0));
  if (amounts.length === 0) {
    return null;
  }
  return (
    <span className="terms">
      {amounts.map(({ what, amount, left }) => {
        const { icon, name } = amountOf?.(what) ?? { icon: what, name: what };
        const last = amount < 0 && left === 0 && !fleeting?.has(what);
        return (
          <span key={what} className={`amount good-${what} ${amount < 0 ? "takes" : "brings"} ${last ? "last" : ""}`}>
            <span className="sr">
              {t(amount < 0 ? "terms.takes" : "terms.brings", { what: name, count: Math.abs(amount) })}
              {last && ` ${t("terms.last")}`}
            </span>
            <span aria-hidden="true">
              {amount > 0 && "+"}
              {written(Math.abs(amount))}
              {hasIcon(icon) ? <Icon name={icon} size={15} /> : "?"}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** Says what would be gone: the amounts in question have another colour, and this is what it means. */
export function LastNote({ choices }: { choices: readonly Pick<Choice, "price">[] }) {
  const { t } = useTranslation();
  const { amountOf, fleeting } = useGame();
  const gone = [...new Set(choices.flatMap(spentWhole))].filter((what) => !fleeting?.has(what));
  return gone.length === 0 ? null : (
    <p className="last-note">
      <span className="amount last" aria-hidden="true">
        <Glyph name="warning" size={14} />
      </span>{" "}
      {t("terms.lastNote", {
        what: gone.map((what) => (amountOf?.(what).name ?? what).toLocaleLowerCase()).join(", "),
      })}
    </p>
  );
}

/** How likely it succeeds, where that can be counted. */
export function Odds({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  return choice.odds < 0 ? null : (
    <span className="odds" title={t("terms.odds", { percent: choice.odds })}>
      <span className="sr">{t("terms.odds", { percent: choice.odds })}</span>
      <span aria-hidden="true">{choice.odds} %</span>
    </span>
  );
}

/** What was asked at the present ply. */
let asked = new Map<string, Promise<Forecast | undefined>>();
let askedAt = "";

/** A forecast is a courtesy: without it one can attack all the same. */
function forecast(state: State, code: string): Promise<Forecast | undefined> {
  const now = `${state.table.id} ${state.seat} ${state.ply}`;
  if (now !== askedAt) {
    askedAt = now;
    asked = new Map();
  }
  const known = asked.get(code);
  if (known) {
    return known;
  }
  const answer = api.forecast(state.table.id, state.seat, code, state.ply).catch(() => undefined);
  asked.set(code, answer);
  return answer;
}

export function useForecast(choice: Pick<Choice, "code" | "fight">): Forecast | undefined {
  const state = useTable((table) => table.state);
  const [known, setKnown] = useState<Forecast>();
  const { code, fight } = choice;
  useEffect(() => {
    let gone = false;
    setKnown(undefined);
    if (state && fight) {
      void forecast(state, code).then((answer) => !gone && setKnown(answer));
    }
    return () => {
      gone = true;
    };
  }, [state, code, fight]);
  return known;
}

/** That it is an attack, and how it would probably go. */
export function Attack({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const known = useForecast(choice);
  // of a puzzle there is no forecast to wait for
  const awaited = useTable((table) => !isPuzzle(table.id));
  if (!choice.fight) {
    return null;
  }
  const words = known
    ? t("terms.forecast", {
        runs: known.runs,
        win: known.win,
        lost: written(known.lost),
        killed: written(known.killed),
      })
    : t("terms.fight");
  return (
    <span className="odds attack" data-forecast={known?.win ?? ""} title={words}>
      <Icon name={hasIcon("attack") ? "attack" : "use"} size={15} />
      <span className="sr">{words}</span>
      <span aria-hidden="true" className="win">
        {known ? `≈ ${known.win} %` : awaited && "…"}
      </span>
    </span>
  );
}
