import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Choice, State } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { useNearby } from "../table/nearby.ts";
import { Named } from "../table/Told.tsx";
import { Reasons } from "../table/Why.tsx";
import { useName, useText } from "../text/names.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useSeatName } from "../ui/Seat.tsx";
import { FOUNDING } from "./choices.ts";
import { landmarkOf, YIELDS } from "./content.ts";
import { useLandmarkGives } from "./Landmarks.tsx";
import { holderOf, viewOf } from "./look.ts";
import type { CityView, SiteView, SquareView, StackView } from "./view.ts";

/** A square in words: for screen readers and for the card of a square. */
export function useDescription(state: State) {
  const { t } = useTranslation("civ");
  const name = useName();
  const seat = useSeatName();
  const gives = useLandmarkGives();
  const landmark = ({ landmark: code, code: at }: SquareView): readonly string[] => {
    const facts = landmarkOf(code);
    if (!facts) {
      return [];
    }
    const holder = holderOf(state, at);
    return facts.relic
      ? [`${name("landmark", code)} (${t("landmark.relic")})`]
      : [
          `${name("landmark", code)}: ${gives(facts).join(", ")}`,
          holder ? t("landmark.heldBy", { who: seat(holder) }) : t("landmark.free"),
        ];
  };
  return (square: SquareView, city: CityView | undefined, stack: StackView | undefined): readonly string[] => {
    if (!square.known) {
      return [`${square.code}: ${t("map.unknown")}`];
    }
    const yields = YIELDS.filter((kind) => square.yields[kind] > 0).map((kind) =>
      t(`yield.${kind}`, { count: square.yields[kind] }),
    );
    const around = viewOf(state).cities.find((other) => other.square === square.city);
    return [
      `${square.code}: ${square.token ? `${name("token", square.token)}, ` : ""}${name("terrain", square.terrain)}`,
      city ? t(cityWord(city), { owner: seat(city.owner) }) : "",
      city?.walls ? name("building", "walls") : "",
      ...(city?.marks.map((mark) => name("mark", mark)) ?? []),
      city ? YIELDS.map((kind) => t(`yield.${kind}`, { count: city.yields[kind] })).join(", ") : yields.join(", "),
      square.piece ? name(square.pieceKind, square.piece) : "",
      square.resource ? name("resource", square.resource) : "",
      ...landmark(square),
      stack
        ? `${seat(stack.owner)}: ${(["armies", "scouts"] as const)
            .filter((kind) => stack[kind] > 0)
            .map((kind) => t(`figures.${kind}`, { count: stack[kind] }))
            .join(", ")}`
        : "",
      !city && around ? t("map.outskirts", { owner: seat(around.owner), city: around.square }) : "",
      square.blockaded ? t("map.blockaded") : "",
      square.struck ? t("map.struck") : "",
      square.locked ? t("map.locked") : "",
    ].filter(Boolean);
  };
}

const cityWord = (city: CityView) =>
  city.squares.length > 1 ? "map.metropolis" : city.capital ? "map.capital" : "map.city";

/** A square: what it is, what it gives and for whom, what a city would get there, and why nothing can be done with it. */
export function SquareCard({
  square,
  state,
  around = 0,
  children,
  onClose,
}: {
  square: SquareView;
  state: State;
  /** How much around the square stays free, in squares: figures can go there. */
  around?: number;
  /** What can be done there. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation("civ");
  const view = viewOf(state);
  const describe = useDescription(state);
  const text = useText();
  const ref = useNearby<HTMLDivElement>(`[data-square="${square.code}"]`, around);
  const stack = view.figures.find((other) => other.square === square.code);
  const site = view.sites.find((other) => other.square === square.code);
  const [head, ...rest] = describe(square, undefined, stack);
  return (
    <div ref={ref} className="space-card" role="status">
      <button type="button" className="quiet" onClick={onClose} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <strong>{head}</strong>
      {rest.map((line) => (
        <div key={line}>
          <Named text={line} />
        </div>
      ))}
      {square.token && <p className="muted small">{text("token", square.token)}</p>}
      {square.landmark && <p className="muted small">{text("landmark", square.landmark)}</p>}
      {site && <SiteLine site={site} />}
      {children ?? (state.seat !== "" && !state.over && <Reasons thing={`square:${square.code}`} />)}
    </div>
  );
}

/** What a city would get on a square. */
function SiteLine({ site }: { site: SiteView }) {
  const { t } = useTranslation("civ");
  return (
    <div className="site-line">
      {t("map.site")}
      <ul className="yield-line">
        {YIELDS.map((kind) => (
          <li key={kind} className={`yield-${kind}`} title={t(`yield.${kind}`, { count: site.yields[kind] })}>
            <Icon name={`yield-${kind}`} size={18} />
            <b>{site.yields[kind]}</b>
            <span className="sr">{t(`yield.${kind}`, { count: site.yields[kind] })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On the button that founds a city: what the city would get there. */
export function SiteYields({ choice }: { choice: Choice }) {
  const { t } = useTranslation("civ");
  const state = useTable((table) => table.state);
  const square = FOUNDING.has(choice.verb) ? choice.things.find(({ kind }) => kind === "square")?.code : undefined;
  const site = state && square ? viewOf(state).sites.find((other) => other.square === square) : undefined;
  return (
    site && (
      <span className="terms">
        {YIELDS.map((kind) => (
          <span key={kind} className={`amount yield-${kind} ${site.yields[kind] === 0 ? "none" : ""}`}>
            <span className="sr">{t(`yield.${kind}`, { count: site.yields[kind] })}</span>
            <span aria-hidden="true">
              {site.yields[kind]}
              <Icon name={`yield-${kind}`} size={15} />
            </span>
          </span>
        ))}
      </span>
    )
  );
}
