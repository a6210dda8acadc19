// What a city could collect that does not stand yet: for whoever is about to found one.
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { useName } from "../text/names.ts";
import { Icon, IconAt } from "../ui/Icon.tsx";
import { GOODS } from "./content.ts";
import type { Grid } from "./hex.ts";
import { viewOf } from "./look.ts";
import { FOUND } from "./sites.ts";
import type { SiteView, SpaceView } from "./view.ts";

/** So many goods stand beside each other on a space. */
const IN_A_ROW = 3;
const WIDTH = 27;
const HEIGHT = 18;
/** They end so far below the middle of a space: whoever stands there is seen above them. */
const LOW = 38;

const yieldsOf = ({ yields }: SiteView) => GOODS.filter((good) => yields[good] > 0);

/** On each of these spaces what a city there could collect, and from how many spaces. */
export function SiteMarks({
  sites,
  spaces,
  grid,
}: {
  sites: readonly SiteView[];
  spaces: ReadonlyMap<string, SpaceView>;
  grid: Grid;
}) {
  return sites.map((site) => {
    const space = spaces.get(site.space);
    if (!space) {
      return null;
    }
    const { x, y } = grid.centre(space.q, space.r);
    const goods = yieldsOf(site);
    const rows = Math.max(1, Math.ceil(goods.length / IN_A_ROW));
    const [width, height] = [Math.min(IN_A_ROW, goods.length) * WIDTH + 4, rows * HEIGHT + 4];
    return (
      <g
        key={site.space}
        className="hex-site"
        data-site={site.space}
        transform={`translate(${x} ${y + LOW - height / 2})`}
      >
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
        {goods.map((good, i) => {
          const [row, column] = [Math.floor(i / IN_A_ROW), i % IN_A_ROW];
          const beside = Math.min(IN_A_ROW, goods.length - row * IN_A_ROW);
          const at = `${(column - (beside - 1) / 2) * WIDTH} ${(row - (rows - 1) / 2) * HEIGHT}`;
          return (
            <g key={good} className={`good-${good}`} transform={`translate(${at})`}>
              <IconAt name={good} x={-6} y={0} size={16} />
              <text x={8} y={5}>
                {site.yields[good]}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}

/** The same on the card of a space. */
export function SiteLine({ site }: { site: SiteView }) {
  const { t } = useTranslation("clash");
  return (
    <div className="site-line">
      {t("map.site")} <SiteGoods site={site} />
    </div>
  );
}

function SiteGoods({ site }: { site: SiteView }) {
  const { t } = useTranslation("clash");
  const name = useName();
  return (
    <span className="terms">
      {yieldsOf(site).map((good) => {
        const text = t("map.siteGood", { good: name("good", good), count: site.yields[good] });
        return (
          <span key={good} className={`amount good-${good}`} title={text}>
            <span className="sr">{text}</span>
            <span aria-hidden="true">
              {site.yields[good]}
              <Icon name={good} size={15} />
            </span>
          </span>
        );
      })}
    </span>
  );
}

const siteAt = (state: State, space: string | undefined) => viewOf(state).sites.find((site) => site.space === space);

/** On the button that founds a city: what the city could collect there. */
export function SiteYields({ choice }: { choice: Choice }) {
  const state = useTable((table) => table.state);
  const site = state && choice.verb === FOUND ? siteAt(state, choice.things[0]?.code) : undefined;
  // with the sign of collecting: it is no price
  return (
    site && (
      <span className="terms">
        <Icon name="collect" size={15} className="muted" />
        <SiteGoods site={site} />
      </span>
    )
  );
}
