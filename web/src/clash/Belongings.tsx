import { useTranslation } from "react-i18next";
import { useName } from "../text/names.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { SCALES } from "./people.ts";
import type { PlayerView, SourceView } from "./view.ts";

/** Units of others that a player keeps. */
export function Captives({ player }: { player: PlayerView }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  if (player.captives.length === 0) {
    return null;
  }
  return (
    <p className="captives">
      <b>{t("people.captives")}</b>{" "}
      {player.captives.flatMap(({ side, units }) =>
        units.map(({ kind, number }) => (
          <span key={`${side} ${kind}`} className={`tag side-${side}`} data-help={`unit:${kind}`}>
            <SeatMark seat={side} size={12} />
            <span className="sr">
              {seat(side)}: {name("unit", kind)}
            </span>
            <Icon name={hasIcon(kind) ? kind : "unit"} size={16} />
            <span>×{number}</span>
          </span>
        )),
      )}
    </p>
  );
}

/** Tokens, trophies and cards that lie before a player. */
export function Trophies({ player }: { player: PlayerView }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const lying = player.trophies.filter(({ source }) => !SCALES.includes(source.code));
  if (lying.length === 0) {
    return null;
  }
  return (
    <p className="trophies">
      <b>{t("people.trophies")}</b>{" "}
      {lying.map(({ source, number }) => (
        <span key={source.code} className="tag" data-help={helpOfSource(source)}>
          {hasIcon(source.code) && <Icon name={source.code} size={15} />}
          {name(source.kind, source.code)}
          {number > 1 && ` ×${number}`}
        </span>
      ))}
    </p>
  );
}

export const helpOfSource = (source: SourceView) => `${source.kind}:${source.code}`;
