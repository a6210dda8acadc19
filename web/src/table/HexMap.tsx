import { select } from "d3-selection";
import { type ZoomBehavior, zoom, zoomIdentity } from "d3-zoom";
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import type { CityView, SpaceView, UnitsView } from "../api/view.ts";
import { around, CORNERS, centre, corners, OUTLINE, STEPS } from "../game/hex.ts";
import { useSettings } from "../state/settings.ts";
import { choose } from "../state/table.ts";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { IconAt } from "../ui/Icon.tsx";
import { shapeOf, useSeatName } from "../ui/Seat.tsx";
import { ChoiceMenu, type MenuAt } from "./ChoiceMenu.tsx";

interface Props {
  readonly state: State;
  /** The lit choices by thing; empty when nothing can be chosen. */
  readonly index: ReadonlyMap<string, Choice[]>;
}

/** The map: pan, zoom, and everything that can be chosen on it is lit. */
export function HexMap({ state, index }: Props) {
  const { t } = useTranslation();
  const { view } = state;
  const svg = useRef<SVGSVGElement>(null);
  const board = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const [menu, setMenu] = useState<MenuAt>();
  const [looked, setLooked] = useState("");
  const labels = useSettings((settings) => settings.labels);

  const spaces = view.board;
  const byLabel = useMemo(() => new Map(spaces.map((space) => [space.label, space])), [spaces]);
  const cities = useMemo(() => new Map(view.cities.map((city) => [city.space, city])), [view.cities]);
  const units = useMemo(() => new Map(view.units.map((unit) => [unit.space, unit])), [view.units]);
  const box = useMemo(() => around(spaces.map((space) => centre(space.q, space.r))), [spaces]);
  const changed = useChanged(state);

  useEffect(() => {
    if (!svg.current) {
      return;
    }
    const selection = select(svg.current);
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.6, 5])
      .on("start", () => setMenu(undefined))
      .on("zoom", (event) => board.current?.setAttribute("transform", event.transform.toString()));
    selection.call(zooming).on("dblclick.zoom", null);
    behaviour.current = zooming;
    return () => {
      selection.on(".zoom", null);
    };
  }, []);

  const scale = (factor: number) => svg.current && behaviour.current?.scaleBy(select(svg.current), factor);
  const whole = () => svg.current && behaviour.current?.transform(select(svg.current), zoomIdentity);

  const act = useCallback(
    (label: string, anchor: Element) => {
      const choices = index.get(`space:${label}`) ?? [];
      setLooked((old) => (choices.length > 0 || old === label ? "" : label));
      if (choices.length === 1) {
        void choose(choices[0]!);
      } else if (choices.length > 1) {
        setMenu({ choices, box: anchor.getBoundingClientRect(), title: label });
      }
    },
    [index],
  );

  const arrows = (event: KeyboardEvent) => {
    const delta = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (delta && svg.current && behaviour.current) {
      event.preventDefault();
      behaviour.current.translateBy(select(svg.current), -delta[0]! * 40, -delta[1]! * 40);
    } else if (event.key === "+" || event.key === "=") {
      scale(1.3);
    } else if (event.key === "-") {
      scale(1 / 1.3);
    } else if (event.key === "0") {
      whole();
    }
  };

  const looking = looked ? byLabel.get(looked) : undefined;
  return (
    <div className="map" data-guide="map">
      <svg
        ref={svg}
        className="map-svg"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={t("map.name")}
        onKeyDown={arrows}
      >
        <Patterns />
        <g ref={board}>
          <g>
            {spaces.map((space) => (
              <Land
                key={space.label}
                space={space}
                busy={cities.has(space.label) || units.has(space.label)}
                label={labels}
              />
            ))}
          </g>
          <Borders spaces={spaces} />
          {spaces.map((space) => (
            <Target
              key={space.label}
              space={space}
              city={cities.get(space.label)}
              units={units.get(space.label)}
              choices={index.get(`space:${space.label}`)}
              looked={looked === space.label}
              onAct={act}
            />
          ))}
          {view.cities.map((city) => {
            const space = byLabel.get(city.space);
            const sea = byLabel.get(city.port);
            return space && sea ? <Port key={city.space} city={city} from={space} to={sea} /> : null;
          })}
          {spaces.map((space) => {
            const city = cities.get(space.label);
            const unit = units.get(space.label);
            return city || unit ? (
              <Pieces key={space.label} space={space} city={city} units={unit} changed={changed.has(space.label)} />
            ) : null;
          })}
        </g>
      </svg>
      <div className="map-tools">
        <button type="button" onClick={() => scale(1.4)} aria-label={t("map.in")}>
          +
        </button>
        <button type="button" onClick={() => scale(1 / 1.4)} aria-label={t("map.out")}>
          −
        </button>
        <button type="button" onClick={whole} aria-label={t("map.fit")} title={t("map.fit")}>
          <Glyph name="fit" />
        </button>
      </div>
      {looking && (
        <SpaceCard
          space={looking}
          city={cities.get(looking.label)}
          units={units.get(looking.label)}
          mine={state.decisions.length > 0}
          onClose={() => setLooked("")}
        />
      )}
      {menu && <ChoiceMenu menu={menu} onClose={() => setMenu(undefined)} />}
    </div>
  );
}

/** Spaces whose pieces differ from the state before, for a short glow. */
function useChanged(state: State): ReadonlySet<string> {
  const before = useRef<State>(undefined);
  const last = useRef<ReadonlySet<string>>(new Set());
  if (before.current !== state) {
    const old = before.current;
    before.current = state;
    if (old && old.ply !== state.ply) {
      const then = pieces(old);
      const now = pieces(state);
      const changed = new Set<string>();
      for (const [label, text] of now) {
        if (then.get(label) !== text) {
          changed.add(label);
        }
      }
      last.current = changed;
    }
  }
  return last.current;
}

function pieces(state: State): Map<string, string> {
  const texts = new Map<string, string>();
  for (const piece of [...state.view.cities, ...state.view.units]) {
    texts.set(piece.space, (texts.get(piece.space) ?? "") + JSON.stringify(piece));
  }
  return texts;
}

function Patterns() {
  return (
    <defs>
      <pattern id="p-plains" width="18" height="14" patternUnits="userSpaceOnUse">
        <path className="ink" d="M3 10v-4M3 7l-1.500-2M3 7l1.500-2M12 4V1M12 2.500l-1.200-1.500M12 2.500l1.200-1.500" />
      </pattern>
      <pattern id="p-forest" width="20" height="18" patternUnits="userSpaceOnUse">
        <path className="ink" d="M5 14v-3M2 11l3-6 3 6zM15 7V5M12.500 5 15 0l2.500 5z" />
      </pattern>
      <pattern id="p-mountain" width="26" height="20" patternUnits="userSpaceOnUse">
        <path className="ink" d="M2 15l6-9 6 9M8 6l2 5M15 8l4-6 5 6" />
      </pattern>
      <pattern id="p-barren" width="16" height="14" patternUnits="userSpaceOnUse">
        <circle className="dot" cx="3" cy="4" r="0.900" />
        <circle className="dot" cx="11" cy="9" r="0.900" />
        <path className="ink" d="M6 12q2-2 4 0" />
      </pattern>
      <pattern id="p-sea" width="26" height="16" patternUnits="userSpaceOnUse">
        <path className="ink" d="M1 6q3-3.500 6 0t6 0M13 14q3-3.500 6 0t6 0" />
      </pattern>
      <pattern id="p-unexplored" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ink" d="M0 0V12" />
      </pattern>
      <pattern id="p-exhausted" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">
        <path className="ink strong" d="M0 0V9M4.500 0V9" />
      </pattern>
    </defs>
  );
}

const Land = memo(function Land({ space, busy, label }: { space: SpaceView; busy: boolean; label: boolean }) {
  const { x, y } = centre(space.q, space.r);
  const small = busy || space.exhausted;
  return (
    <g transform={`translate(${x} ${y})`} className={`land land-${space.terrain}`}>
      <polygon className="land-fill" points={OUTLINE} />
      <polygon className="land-pattern" points={OUTLINE} fill={`url(#p-${space.terrain})`} />
      {space.exhausted && <polygon points={OUTLINE} fill="url(#p-exhausted)" className="land-pattern" />}
      <g className="land-icon">
        <IconAt name={space.terrain} x={small ? -25 : 0} y={small ? -27 : 0} size={small ? 15 : 34} />
      </g>
      {space.exhausted && (
        <g className="exhausted">
          <circle r="15" />
          <IconAt name="exhausted" x={0} y={0} size={22} />
        </g>
      )}
      {label && (
        <text className="land-label" y="38">
          {space.label}
        </text>
      )}
    </g>
  );
});

/** Thick lines where one region meets another. */
const Borders = memo(function Borders({ spaces }: { spaces: readonly SpaceView[] }) {
  const path = useMemo(() => {
    const region = new Map(spaces.map((space) => [`${space.q},${space.r}`, regionOf(space, spaces)]));
    const parts: string[] = [];
    for (const space of spaces) {
      const { x, y } = centre(space.q, space.r);
      STEPS.forEach(([dq, dr], side) => {
        const other = region.get(`${space.q + dq},${space.r + dr}`);
        if (other !== region.get(`${space.q},${space.r}`)) {
          const a = CORNERS[side]!;
          const b = CORNERS[(side + 1) % 6]!;
          parts.push(
            `M${(x + a.x).toFixed(1)} ${(y + a.y).toFixed(1)}L${(x + b.x).toFixed(1)} ${(y + b.y).toFixed(1)}`,
          );
        }
      });
    }
    return parts.join("");
  }, [spaces]);
  return <path className="borders" d={path} />;
});

/** Home regions all have number 0: tell them apart by where they lie. */
function regionOf(space: SpaceView, spaces: readonly SpaceView[]): string {
  if (space.region !== 0) {
    return String(space.region);
  }
  const homes = spaces.filter((other) => other.region === 0);
  return `home${Math.floor(homes.indexOf(space) / 4)}`;
}

function Port({ city, from, to }: { city: CityView; from: SpaceView; to: SpaceView }) {
  const a = centre(from.q, from.r);
  const b = centre(to.q, to.r);
  const x = a.x + (b.x - a.x) * 0.5;
  const y = a.y + (b.y - a.y) * 0.5;
  const colour = city.buildings.find((building) => building.building === "port")?.colour ?? city.owner;
  return (
    <g className={`port side-${colour}`} transform={`translate(${x} ${y})`}>
      <circle className="side-fill rim" r="9" />
      <g className="side-ink">
        <IconAt name="port" x={0} y={0} size={12} />
      </g>
    </g>
  );
}

const Pieces = memo(function Pieces({
  space,
  city,
  units,
  changed,
}: {
  space: SpaceView;
  city: CityView | undefined;
  units: UnitsView | undefined;
  changed: boolean;
}) {
  const { x, y } = centre(space.q, space.r);
  return (
    <g transform={`translate(${x} ${y})`} className={changed ? "pieces fresh" : "pieces"}>
      {city && <City city={city} />}
      {units && <Units units={units} inCity={city !== undefined} />}
    </g>
  );
});

function City({ city }: { city: CityView }) {
  const buildings = city.buildings.filter((building) => building.building !== "port" || city.port === "");
  const width = 18;
  return (
    <g className={`city side-${city.owner}`}>
      <path className="side-fill rim" transform="translate(0 -7)" d="M0-20 17-10V10L0 20-17 10V-10Z" />
      <g className="side-ink">
        <IconAt name={city.owner === "barbarians" ? "barbarians" : "settlement"} x={0} y={-8} size={25} />
      </g>
      <g transform="translate(-15 -21)">
        <circle r="6.500" className="badge" />
        <path className="side-fill" transform="scale(0.800)" d={shapeOf(city.owner)} />
      </g>
      {city.owner !== "barbarians" && (
        <g transform="translate(15 -21)" className={`mood mood-${city.mood}`}>
          <circle r="7.500" />
          <path d={MOUTHS[city.mood] ?? MOUTHS.neutral} />
          <circle className="eye" cx="-2.400" cy="-1.800" r="0.900" />
          <circle className="eye" cx="2.400" cy="-1.800" r="0.900" />
        </g>
      )}
      <g transform="translate(0 10.500)">
        <rect className="badge" x="-8" y="-6.500" width="16" height="12" rx="6" />
        <text className="city-size" y="3.200">
          {city.size}
        </text>
      </g>
      {buildings.map((building, i) => (
        <g
          key={building.building}
          className={`side-${building.colour}`}
          transform={`translate(${(i - (buildings.length - 1) / 2) * width} 28)`}
        >
          <rect className="side-fill rim" x="-8.500" y="-8.500" width="17" height="17" rx="4" />
          <g className="side-ink">
            <IconAt name={building.building} x={0} y={0} size={14} />
          </g>
        </g>
      ))}
      {city.wonders.map((wonder, i) => (
        <g
          key={wonder}
          className="wonder-mark"
          transform={`translate(${(i - (city.wonders.length - 1) / 2) * 21} -33)`}
        >
          <circle r="9" />
          <IconAt name={wonder} x={0} y={0} size={14} />
        </g>
      ))}
      {Array.from({ length: city.activations }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike
        <circle key={i} className="activation" cx={-14 + i * 5} cy={9.5} r="2" transform="translate(-4 0)" />
      ))}
    </g>
  );
}

const MOUTHS: Readonly<Record<string, string>> = {
  happy: "M-3.500 1.200Q0 5.200 3.500 1.200",
  neutral: "M-3 2.800H3",
  angry: "M-3.500 4Q0 .4 3.500 4",
};

function Units({ units, inCity }: { units: UnitsView; inCity: boolean }) {
  const kinds = (["settlers", "infantry", "ships"] as const).filter((kind) => units[kind] > 0);
  const icon = { settlers: "settler", infantry: "infantry", ships: "ship" };
  return (
    <g className={`units side-${units.owner}`}>
      {kinds.map((kind, i) => {
        const at = inCity
          ? { x: kind === "settlers" ? -32 : 32, y: -1 }
          : { x: (i - (kinds.length - 1) / 2) * 31, y: 3 };
        return (
          <g key={kind} transform={`translate(${at.x} ${at.y}) scale(${inCity ? 0.86 : 1})`}>
            <path className="side-fill rim" d="M-11-12H11V6Q11 10 0 14-11 10-11 6Z" />
            <g className="side-ink">
              <IconAt
                name={units.owner === "barbarians" && kind === "infantry" ? "barbarians" : icon[kind]}
                x={0}
                y={-1}
                size={18}
              />
            </g>
            {units[kind] > 1 && (
              <g transform="translate(7 -10)">
                <circle className="badge" r="7.500" />
                <text className="count" y="3">
                  {units[kind]}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

const RING = corners(0.93);

const Target = memo(function Target({
  space,
  city,
  units,
  choices,
  looked,
  onAct,
}: {
  space: SpaceView;
  city: CityView | undefined;
  units: UnitsView | undefined;
  choices: Choice[] | undefined;
  looked: boolean;
  onAct: (label: string, anchor: Element) => void;
}) {
  const describe = useDescription();
  const { x, y } = centre(space.q, space.r);
  const can = choices !== undefined;
  const text = can
    ? `${describe(space, city, units)}. ${choices.length === 1 ? choices[0]!.label : ""}`
    : describe(space, city, units);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${can ? "can" : ""} ${looked ? "looked" : ""}`}
      data-space={space.label}
      {...(can ? { role: "button", tabIndex: 0, "aria-label": text } : { "aria-hidden": true })}
      onClick={(event) => onAct(space.label, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          onAct(space.label, event.currentTarget);
        }
      }}
    >
      <polygon className="hit" points={OUTLINE} />
      {(can || looked) && <polygon className="ring" points={RING} />}
    </g>
  );
});

/** A space in words: for screen readers and for the card of a space. */
function useDescription() {
  const { t } = useTranslation();
  const name = useName();
  const seat = useSeatName();
  return (space: SpaceView, city: CityView | undefined, units: UnitsView | undefined) => {
    const parts = [`${space.label}: ${name("terrain", space.terrain)}`];
    if (space.exhausted) {
      parts.push(t("map.exhausted"));
    }
    if (city) {
      parts.push(t("map.city", { owner: seat(city.owner), size: city.size, mood: name("mood", city.mood) }));
      parts.push(...city.buildings.map((building) => name("building", building.building)));
      parts.push(...city.wonders.map((wonder) => name("wonder", wonder)));
    }
    if (units) {
      const of = (["settlers", "infantry", "ships"] as const).filter((kind) => units[kind] > 0);
      parts.push(`${seat(units.owner)}: ${of.map((kind) => t(`units.${kind}`, { count: units[kind] })).join(", ")}`);
    }
    return parts.join("; ");
  };
}

function SpaceCard({
  space,
  city,
  units,
  mine,
  onClose,
}: {
  space: SpaceView;
  city: CityView | undefined;
  units: UnitsView | undefined;
  mine: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const describe = useDescription();
  const [head, ...rest] = describe(space, city, units).split("; ");
  return (
    <div className="space-card" role="status">
      <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <strong>{head}</strong>
      {rest.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {mine && <div className="muted">{t("map.nothingHere")}</div>}
    </div>
  );
}
