import { useTranslation } from "react-i18next";
import type { StageProps } from "../table/GameUi.ts";
import { Icon } from "../ui/Icon.tsx";
import { facts, ROMAN } from "./content.ts";
import { me } from "./look.ts";
import { MarkerCard, markerCards } from "./OwnCards.tsx";
import { PolicyTags } from "./Policies.tsx";
import { Resources } from "./Resources.tsx";
import { GovernmentTag } from "./Sheets.tsx";

/** What I have, in one line below the map: trade and coins on their way, culture, government, policies and resources. */
export function Held({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const player = me(state);
  if (!player) {
    return null;
  }
  const { tradeMax, coinsToWin, thresholds } = facts();
  return (
    <div className="mine-held">
      <Meter
        icon="yield-trade"
        value={player.trade}
        max={tradeMax}
        marks={thresholds.map((at, i) => ({ at, text: ROMAN[i + 1]! }))}
        label={t("dial.trade", { value: player.trade, max: tradeMax })}
      />
      <Meter
        icon="coin"
        value={player.coins}
        max={coinsToWin}
        marks={[]}
        label={t("dial.coins", { value: player.coins, max: coinsToWin })}
      />
      <span className="tag" title={t("fact.culture", { count: player.culture })}>
        <Icon name="culture" size={16} className="good-yield-culture" /> <b>{player.culture}</b>
        <span className="sr">{t("fact.culture", { count: player.culture })}</span>
      </span>
      <GovernmentTag player={player} />
      <PolicyTags player={player} index={index} brief />
      <Resources player={player} index={index} />
      {markerCards(player)
        .filter((card) => card.markers > 0 || index.has(`${card.kind}:${card.code}`))
        .map((card) => (
          <MarkerCard key={card.code} card={card} index={index} small />
        ))}
    </div>
  );
}

/** A dial laid out along a line: how much there is of how much, with marks on the way. */
function Meter({
  icon,
  value,
  max,
  marks,
  label,
}: {
  icon: string;
  value: number;
  max: number;
  marks: readonly { readonly at: number; readonly text: string }[];
  label: string;
}) {
  const part = (at: number) => `${(Math.min(1, at / max) * 100).toFixed(1)}%`;
  return (
    <span className={`meter dial-${icon}`} title={label}>
      <span className="sr">{label}</span>
      <Icon name={icon} size={18} />
      <b className="dial-value" aria-hidden="true">
        {value}
      </b>
      {marks.length === 0 && (
        <small className="muted" aria-hidden="true">
          /{max}
        </small>
      )}
      <span className="meter-way" aria-hidden="true">
        <span className="meter-done" style={{ width: part(value) }} />
        {marks.map((mark) => (
          <span
            key={mark.text}
            className={`meter-mark ${value >= mark.at ? "reached" : ""}`}
            style={{ left: part(mark.at) }}
          />
        ))}
      </span>
    </span>
  );
}
