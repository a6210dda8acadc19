import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName } from "../text/names.ts";
import { snug } from "../text/snug.ts";
import { Icon } from "../ui/Icon.tsx";
import { facts, ROMAN } from "./content.ts";
import { rowsOf } from "./pyramid.ts";
import type { PlayerView } from "./view.ts";

const DARK: ChoiceIndex = new Map();

/** So many letters fit side by side on a brick. */
const BRICK = 10;

function Name({ of: name }: { of: string }) {
  const text = hyphenated(name);
  return <span style={snug(text, BRICK)}>{text}</span>;
}

/** A player's techs as they lie, with the places that are free now and those that need more below. */
export function Pyramid({
  player,
  index = DARK,
  preview = "",
}: {
  player: PlayerView;
  index?: ChoiceIndex;
  /** A tech already chosen in secret. */
  preview?: string;
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (
    <div className="pyramid" role="list" aria-label={t("pyramid.name")}>
      {rowsOf(player).map(({ row, places }) => (
        <div
          key={row}
          className={`pyramid-row level-${row}`}
          role="listitem"
          aria-label={t("pyramid.row", { row: ROMAN[row] })}
        >
          <span className="pyramid-level" aria-hidden="true">
            {ROMAN[row]}
          </span>
          {places.map((place, i) =>
            place.kind === "tech" ? (
              <Thingish
                key={place.tech.code}
                kind="tech"
                code={place.tech.code}
                label={name("tech", place.tech.code)}
                index={index}
                className={`brick known ${player.used.includes(place.tech.code) ? "used" : ""}`}
              >
                <Name of={name("tech", place.tech.code)} />
                {place.tech.coins > 0 && (
                  <small className="brick-coins" title={t("coins.on", { count: place.tech.coins })}>
                    <span className="sr">{t("coins.on", { count: place.tech.coins })}</span>
                    <Icon name="coin" size={12} />
                    <span aria-hidden="true">{place.tech.coins}</span>
                  </small>
                )}
              </Thingish>
            ) : (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no names
                key={`${row}-${i}`}
                className={`brick ${place.kind}`}
              >
                {place.kind === "blank" ? (
                  <small>{t("pyramid.blank")}</small>
                ) : place.kind === "free" ? (
                  preview ? (
                    <em>
                      <Name of={name("tech", preview)} />
                    </em>
                  ) : (
                    <small>{t("pyramid.free", { trade: facts().thresholds[row - 1] })}</small>
                  )
                ) : (
                  <span className="sr">{t("pyramid.later")}</span>
                )}
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
}
