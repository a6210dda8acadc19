import { memo, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { useSettings } from "../state/settings.ts";
import { useTable } from "../state/store.ts";
import { Board } from "../table/Board.tsx";
import { ChoiceMenu, type MenuAt } from "../table/ChoiceMenu.tsx";
import { useChanged } from "../table/changed.ts";
import { isDangerous } from "../table/choices.ts";
import type { StageProps } from "../table/GameUi.ts";
import { Reasons } from "../table/Why.tsx";
import { useName } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useSeatName } from "../ui/Seat.tsx";
import { helpOfSource } from "./Belongings.tsx";
import { around, centre, corners, OUTLINE, STEPS } from "./hex.ts";
import { Borders, Land, Patterns } from "./Land.tsx";
import { viewOf } from "./look.ts";
import { Pieces, Port } from "./Pieces.tsx";
import { personIn } from "./people.ts";
import type { CityView, SpaceView, TokenView, UnitsView } from "./view.ts";

/** The map: pan, zoom, and everything that can be chosen on it is lit. */
export function HexMap({ state, index }: StageProps) {
  const { t } = useTranslation("clash");
  const view = viewOf(state);
  const [menu, setMenu] = useState<MenuAt>();
  const [looked, setLooked] = useState("");
  const meant = useTable((table) => table.verb) !== "";
  const labels = useSettings((settings) => settings.labels);

  const spaces = view.board;
  const byLabel = useMemo(() => new Map(spaces.map((space) => [space.label, space])), [spaces]);
  const cities = useMemo(() => new Map(view.cities.map((city) => [city.space, city])), [view.cities]);
  const units = useMemo(() => new Map(view.units.map((unit) => [unit.space, unit])), [view.units]);
  const tokens = useMemo(() => bySpace(view.tokens), [view.tokens]);
  const closed = useMemo(
    () => new Set(view.blockades.filter(({ seats }) => isMeant(seats, state.seat)).map(({ space }) => space)),
    [view.blockades, state.seat],
  );
  const what = (label: string): Sight => {
    const units_ = units.get(label);
    return {
      city: cities.get(label),
      units: units_,
      person: units_ ? units_.units.map(({ kind }) => personIn(state, units_.owner, kind)).join("") : "",
      tokens: tokens.get(label),
      closed: closed.has(label),
    };
  };
  const box = useMemo(() => around(spaces.map((space) => centre(space.q, space.r))), [spaces]);
  const changed = useChanged(state, pieces);

  const act = useCallback(
    (label: string, anchor: Element) => {
      const choices = index.get(`space:${label}`) ?? [];
      setLooked((old) => (choices.length > 0 || old === label ? "" : label));
      // what lies here is only offered, unless the player has said before what he wants to do
      if (choices.length === 1 && meant) {
        void choose(choices[0]!);
      } else if (choices.length > 0) {
        setMenu({ choices, box: anchor.getBoundingClientRect(), title: label });
      }
    },
    [index, meant],
  );

  /** A double click means the only thing that can be done here. */
  const insist = useCallback(
    (label: string) => {
      const [only, ...others] = index.get(`space:${label}`) ?? [];
      if (only && others.length === 0) {
        setMenu(undefined);
        void choose(only);
      }
    },
    [index],
  );

  /** The arrow keys walk from space to space; with Shift they move the map. */
  const walk = useCallback(
    (from: SpaceView, key: string) => {
      const to = neighbour(from, key, spaces);
      if (to) {
        document.querySelector<SVGElement>(`[data-space="${to.label}"]`)?.focus();
      }
    },
    [spaces],
  );

  const looking = looked ? byLabel.get(looked) : undefined;
  return (
    <Board
      box={box}
      label={t("map.name")}
      defs={<Patterns />}
      onMove={() => setMenu(undefined)}
      over={
        <>
          {looking && (
            <SpaceCard
              space={looking}
              sight={what(looking.label)}
              mine={state.seat !== "" && !state.over}
              onClose={() => setLooked("")}
            />
          )}
          {menu && <ChoiceMenu menu={menu} onClose={() => setMenu(undefined)} />}
        </>
      }
    >
      <g>
        {spaces.map((space) => (
          <Land
            key={space.label}
            space={space}
            busy={cities.has(space.label) || units.has(space.label)}
            label={labels}
            closed={closed.has(space.label)}
          />
        ))}
      </g>
      <Borders spaces={spaces} />
      {spaces.map((space, i) => (
        <Target
          key={space.label}
          space={space}
          {...what(space.label)}
          choices={index.get(`space:${space.label}`)}
          looked={looked === space.label}
          first={i === 0 && index.size === 0}
          onAct={act}
          onInsist={insist}
          onWalk={walk}
        />
      ))}
      {view.cities.map((city) => {
        const space = byLabel.get(city.space);
        const sea = byLabel.get(city.port);
        return space && sea ? <Port key={city.space} city={city} from={space} to={sea} /> : null;
      })}
      {spaces.map((space) => {
        const { city, units: unit, person, tokens: here } = what(space.label);
        return city || unit || here ? (
          <Pieces
            key={space.label}
            space={space}
            city={city}
            units={unit}
            person={person}
            tokens={here}
            changed={changed.has(space.label)}
          />
        ) : null;
      })}
    </Board>
  );
}

/** Everything to be seen on a space besides the land. */
interface Sight {
  readonly city: CityView | undefined;
  readonly units: UnitsView | undefined;
  /** The code of the person among the units, if one is. */
  readonly person: string;
  readonly tokens: TokenView[] | undefined;
  /** Whether a wild side keeps whoever looks from using it. */
  readonly closed: boolean;
}

function bySpace(tokens: readonly TokenView[]): ReadonlyMap<string, TokenView[]> {
  const lying = new Map<string, TokenView[]>();
  for (const token of tokens) {
    lying.set(token.space, [...(lying.get(token.space) ?? []), token]);
  }
  return lying;
}

/** What keeps some players away is shown to them, and to those who only watch. */
const isMeant = (seats: readonly string[], seat: string) => seat === "" || seats.includes(seat);

function pieces(state: State): Map<string, string> {
  const texts = new Map<string, string>();
  const { cities, units, tokens } = viewOf(state);
  for (const piece of [...cities, ...units, ...tokens]) {
    texts.set(piece.space, (texts.get(piece.space) ?? "") + JSON.stringify(piece));
  }
  return texts;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The adjacent space that lies best in the direction of an arrow key. */
export function neighbour(from: SpaceView, key: string, spaces: readonly SpaceView[]): SpaceView | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const start = centre(from.q, from.r);
  const along = (space: SpaceView) => {
    const at = centre(space.q, space.r);
    return (at.x - start.x) * dx + (at.y - start.y) * dy;
  };
  return STEPS.map(([q, r]) => spaces.find((space) => space.q === from.q + q && space.r === from.r + r))
    .filter((space) => space !== undefined)
    .filter((space) => along(space) > 1)
    .sort((a, b) => along(b) - along(a))[0];
}

/** What is to be seen on a space, for its help. */
function helpOf(space: SpaceView, { city, units, person, tokens }: Omit<Sight, "closed">): string {
  const keys = [`terrain:${space.terrain}`];
  if (city) {
    keys.push(...city.buildings.map((building) => `building:${building.building}`));
    keys.push(...city.wonders.map((wonder) => `wonder:${wonder}`));
  }
  if (units) {
    // who a leader is says more than what leaders are
    keys.push(...units.units.map(({ kind }) => (person && kind === "leader" ? `leader:${person}` : `unit:${kind}`)));
  }
  keys.push(...(tokens ?? []).map(({ source }) => helpOfSource(source)));
  return keys.join(" ");
}

const RING = corners(0.93);

const Target = memo(function Target({
  space,
  city,
  units,
  person,
  tokens,
  closed,
  choices,
  looked,
  first,
  onAct,
  onInsist,
  onWalk,
}: {
  space: SpaceView;
  choices: Choice[] | undefined;
  looked: boolean;
  /** Whether the keyboard enters the map here. */
  first: boolean;
  onAct: (label: string, anchor: Element) => void;
  onInsist: (label: string) => void;
  onWalk: (from: SpaceView, key: string) => void;
} & Sight) {
  const describe = useDescription();
  const { x, y } = centre(space.q, space.r);
  const can = choices !== undefined;
  const words = describe(space, { city, units, person, tokens, closed });
  const text = can ? `${words}. ${choices.length === 1 ? choices[0]!.label : ""}` : words;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever it can be chosen
    <g
      transform={`translate(${x} ${y})`}
      className={`target ${can ? "can" : ""} ${isDangerous(choices) ? "danger" : ""} ${looked ? "looked" : ""}`}
      data-space={space.label}
      {...(can ? { "data-thing": `space:${space.label}` } : {})}
      role={can ? "button" : "img"}
      aria-label={text}
      tabIndex={can || first ? 0 : -1}
      data-help={helpOf(space, { city, units, person, tokens })}
      {...(choices?.length === 1 ? { "data-preview": choices[0]!.code } : {})}
      onClick={(event) => onAct(space.label, event.currentTarget)}
      onDoubleClick={() => onInsist(space.label)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          onAct(space.label, event.currentTarget);
        } else if (event.key in ARROWS && !event.shiftKey) {
          event.preventDefault();
          event.stopPropagation();
          onWalk(space, event.key);
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
  const { t } = useTranslation("clash");
  const name = useName();
  const seat = useSeatName();
  return (space: SpaceView, { city, units, person, tokens, closed }: Sight) => {
    const parts = [`${space.label}: ${name("terrain", space.terrain)}`];
    if (space.exhausted) {
      parts.push(t("map.exhausted"));
    }
    if (closed) {
      parts.push(t("map.closed"));
    }
    if (city) {
      parts.push(t("map.city", { owner: seat(city.owner), size: city.size, mood: name("mood", city.mood) }));
      parts.push(...city.buildings.map((building) => name("building", building.building)));
      parts.push(...city.wonders.map((wonder) => name("wonder", wonder)));
    }
    if (units) {
      const counted = units.units.map(({ kind, number }) =>
        t(`units.${kind}`, { count: number, defaultValue: `${name("unit", kind)} ×${number}` }),
      );
      parts.push(`${seat(units.owner)}: ${counted.join(", ")}`);
    }
    if (person) {
      parts.push(name("leader", person));
    }
    for (const { source, number, owner } of tokens ?? []) {
      const mark = t("map.token", { what: name(source.kind, source.code), number });
      parts.push(owner ? `${mark} (${seat(owner)})` : mark);
    }
    return parts.join("; ");
  };
}

function SpaceCard({
  space,
  sight,
  mine,
  onClose,
}: {
  space: SpaceView;
  sight: Sight;
  mine: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("clash");
  const describe = useDescription();
  const [head, ...rest] = describe(space, sight).split("; ");
  return (
    <div className="space-card" role="status">
      <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <strong>{head}</strong>
      {rest.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {mine && <Reasons thing={`space:${space.label}`} />}
    </div>
  );
}
