import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Art, isDrawn } from "../art/Art.tsx";
import { useNearby } from "../table/nearby.ts";
import { useTown } from "../table/TownName.tsx";
import { Reasons } from "../table/Why.tsx";
import { useText } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { isWild } from "./Figures.tsx";
import { SiteLine } from "./Sites.tsx";
import { type Sight, useDescription } from "./sight.ts";
import type { SiteView, SpaceView } from "./view.ts";

/** What was looked at, and whether it lies where the card usually does. */
export interface Looked {
  readonly label: string;
  readonly low: boolean;
}

/** Everything about one space: what it is and yields, who is there, and why what is missing cannot be done. */
export function SpaceCard({
  space,
  sight,
  low,
  leaving,
  mine,
  site,
  children,
  onClose,
}: {
  space: SpaceView;
  sight: Sight;
  /** Whether the space itself lies low: then the card lies above, since it must not cover what it explains. */
  low: boolean;
  /** Whether units can set out from here: then the spaces around stay free. */
  leaving: boolean;
  mine: boolean;
  /** What a city here could collect, if the viewer's next one could stand here. */
  site: SiteView | undefined;
  /** What can be done there; without it, why nothing can. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation("clash");
  const text = useText();
  const town = useTown();
  const describe = useDescription();
  const [head, ...rest] = describe(space, sight).split("; ");
  const ref = useNearby<HTMLElement>(`[data-space="${space.label}"]`, leaving ? 0.9 : 0);
  const owner = sight.city?.owner ?? sight.units?.owner;
  return (
    <section ref={ref} className={`space-card ${low ? "above" : ""}`} aria-label={head}>
      <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <div className="space-head">
        <svg className={`space-picture land-${space.terrain}`} viewBox="-46 -46 92 92" aria-hidden="true">
          <circle className="land-fill" r="45" />
          {isDrawn("terrain", space.terrain) && <Art family="terrain" name={space.terrain} scale={0.92} />}
        </svg>
        <strong>
          {sight.city && !isWild(sight.city.owner) && <span className="town-title">{town(space.label)} </span>}
          {head}
        </strong>
        {owner && <SeatMark seat={owner} />}
      </div>
      {rest.length > 0 && (
        <div className="space-facts">
          {rest.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      )}
      <p className="muted">{text("terrain", space.terrain)}</p>
      {site && <SiteLine site={site} />}
      {children ?? (mine && <Reasons thing={`space:${space.label}`} />)}
    </section>
  );
}
