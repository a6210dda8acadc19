import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { drawnRank, eventLevel, eventPhase, hasRanks, printed, ROMAN, showsHealth, unitType } from "./content.ts";
import { useUnitName } from "./names.ts";

const DARK: ChoiceIndex = new Map();

/** A culture event: its level, when it is played, and what it does. */
export function EventCard({ code, index = DARK }: { code: string; index?: ChoiceIndex }) {
  const name = useName();
  const text = useText();
  const level = eventLevel(code);
  return (
    <Thingish
      kind="culture-event"
      code={code}
      label={name("culture-event", code)}
      index={index}
      className={`civ-card event-level-${level}`}
    >
      <span className="civ-card-kind">
        <b>{ROMAN[level]}</b>
        <Icon name={iconOfPhase(eventPhase(code))} size={13} /> {name("phase", eventPhase(code))}
      </span>
      <b className="civ-card-name">{hyphenated(name("culture-event", code))}</b>
      <small className="civ-card-text">{text("culture-event", code)}</small>
    </Thingish>
  );
}

const iconOfPhase = (phase: string) => (phase === "any-time" ? "hand" : phase);

/** A unit card seen from its owner's side: name, strength at the present rank, and health where the cards show it. */
export function UnitCard({
  kind,
  rank,
  strength,
  health,
  wounds = 0,
  counts,
  copies = 1,
  small = false,
}: {
  kind: string;
  rank: number;
  /** Given for units in play, whose strength may have grown. */
  strength?: number;
  health?: number;
  wounds?: number;
  /** What it would count in the result of a battle. */
  counts?: number;
  /** So many cards are alike. */
  copies?: number;
  small?: boolean;
}) {
  const { t } = useTranslation("civ");
  const unitName = useUnitName();
  const type = unitType(kind);
  const drawn = drawnRank(type, rank);
  const face = printed(kind, drawn);
  const power = strength ?? face.strength;
  const life = showsHealth(kind) ? (health ?? face.health ?? 0) : undefined;
  const title = unitName(type, drawn);
  const numbers = [
    t("battle.strength", { count: power }),
    life === undefined ? "" : t("battle.health", { count: life }),
    wounds > 0 ? t("battle.wounds", { count: wounds }) : "",
    counts === undefined || life === undefined ? "" : t("battle.counts", { count: counts }),
  ].filter(Boolean);
  return (
    <span
      className={`unit unit-${type} ${small ? "small" : ""}`}
      data-help={`unit-type:${type}`}
      title={[title, ...numbers].join(", ")}
    >
      <span className={life === undefined ? "unit-number" : "unit-numbers"} aria-hidden="true">
        <span className="unit-strength">{power}</span>
        {life !== undefined && !small && <Icon name={`${type}-${drawn}`} size={24} />}
        {life !== undefined && (
          <span className={`unit-health ${wounds > 0 ? "hurt" : ""}`}>
            <Icon name="health" size={small ? 10 : 12} />
            {wounds > 0 ? `${life - wounds}/${life}` : life}
          </span>
        )}
      </span>
      {(small || life === undefined) && <Icon name={`${type}-${drawn}`} size={small ? 22 : 34} />}
      {!small && <span className="unit-name">{hyphenated(title)}</span>}
      {copies > 1 && (
        <b className="unit-copies" aria-hidden="true">
          ×{copies}
        </b>
      )}
      <span className="sr">{[title, ...numbers, copies > 1 ? `× ${copies}` : ""].filter(Boolean).join(", ")}</span>
      {!small && (
        <span className="unit-rank" aria-hidden="true">
          {hasRanks(type) ? "★".repeat(drawn) : ""}
        </span>
      )}
      {wounds > 0 && (
        <span className="unit-wounds" aria-hidden="true">
          {Array.from({ length: wounds }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wounds are all alike
            <Icon key={i} name="wound" size={13} />
          ))}
        </span>
      )}
    </span>
  );
}

/** A unit of somebody else: only its type can be seen. */
export function UnitBack({ type, count }: { type: string; count: number }) {
  const name = useName();
  return (
    <span className="unit-back" data-help={`unit-type:${type}`} title={`${name("unit-type", type)} × ${count}`}>
      <Icon name={type} size={20} />
      <b>{count}</b>
      <span className="sr">{name("unit-type", type)}</span>
    </span>
  );
}
