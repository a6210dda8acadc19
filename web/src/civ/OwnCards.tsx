// Cards of boxes that lie before a player: great people, and cards on which markers lie.
import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { levelOf, placesOf } from "./levels.ts";
import type { CardView, PlayerView } from "./view.ts";

const DARK: ChoiceIndex = new Map();

/** Cards of which the type alone tells whom they concern. */
export const peopleCards = (player: PlayerView) => player.cards.filter((card) => card.levels.length === 0);

/** Cards on which markers lie. */
export const markerCards = (player: PlayerView) => player.cards.filter((card) => card.levels.length > 0);

/** What can be said of a card at once: whether it lies face up, and whether it works. */
function useStateOf() {
  const { t } = useTranslation("civ");
  return (card: CardView) =>
    t(
      card.announced
        ? "person.announced"
        : !card.active
          ? "person.noToken"
          : card.open
            ? "person.inForce"
            : "person.faceDown",
    );
}

/** A great person card whose front the viewer knows. */
export function PersonCard({ card, index = DARK }: { card: CardView; index?: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const text = useText();
  const stateOf = useStateOf();
  return (
    <Thingish
      kind={card.kind}
      code={card.code}
      label={`${name(card.kind, card.code)}, ${name("great-person", card.type)}, ${stateOf(card)}`}
      index={index}
      className={`civ-card person-card ${card.open ? "open" : "face-down"} ${card.active ? "" : "idle"}`}
    >
      <span className="civ-card-kind">
        <Icon name={card.type} size={15} /> {name("great-person", card.type)}
        {card.markers > 0 && <b className="card-markers">{t("person.markers", { count: card.markers })}</b>}
      </span>
      <b className="civ-card-name">{hyphenated(name(card.kind, card.code))}</b>
      <small className="card-state">{stateOf(card)}</small>
      <small className="civ-card-text">{text(card.kind, card.code)}</small>
    </Thingish>
  );
}

/** A card of somebody else that lies face down: only its type can be seen. */
export function PersonBack({ card }: { card: CardView }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const label = t(card.active ? "person.back" : "person.backNoToken", { type: name("great-person", card.type) });
  return (
    <span className="event-back person-back" data-help={`great-person:${card.type}`} title={label}>
      <Icon name="great-person-card" size={15} /> <Icon name={card.type} size={16} />
      <span className="sr">{label}</span>
    </span>
  );
}

/** A card with markers: how many lie on it, which of its abilities work, and what the next one takes. */
export function MarkerCard({
  card,
  index = DARK,
  small = false,
}: {
  card: CardView;
  index?: ChoiceIndex;
  small?: boolean;
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  const text = useText();
  const { level, next } = levelOf(card);
  const label = [
    name(card.kind, card.code),
    t("invest.markers", { count: card.markers }),
    t("invest.level", { level, of: card.levels.length }),
    next > 0 ? t("invest.next", { count: next - card.markers }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  if (small) {
    return (
      <Thingish
        kind={card.kind}
        code={card.code}
        label={label}
        index={index}
        className={`resource investment-chip ${card.markers === 0 ? "none" : ""}`}
      >
        <Icon name={card.code} size={17} className="good-coin" />
        <b aria-hidden="true">{card.markers}</b>
      </Thingish>
    );
  }
  return (
    <Thingish
      kind={card.kind}
      code={card.code}
      label={label}
      index={index}
      className={`investment ${level > 0 ? "working" : ""}`}
    >
      <b>
        <Icon name={card.code} size={17} className="good-coin" /> {name(card.kind, card.code)}
      </b>
      <span className="marker-places" aria-hidden="true">
        {placesOf(card).map(({ filled, step }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are numbered
          <i key={i} className={`${filled ? "filled" : ""} ${step ? "step" : ""}`}>
            {step ? i + 1 : ""}
          </i>
        ))}
      </span>
      <small className="card-state">
        {t("invest.level", { level, of: card.levels.length })}
        {next > 0 && ` · ${t("invest.next", { count: next - card.markers })}`}
      </small>
      <small className="civ-card-text">{text(card.kind, card.code)}</small>
    </Thingish>
  );
}

/** Great people and investments of a player on his sheet. */
export function OwnCards({ player, index, mine }: { player: PlayerView; index: ChoiceIndex; mine: boolean }) {
  const { t } = useTranslation("civ");
  const people = peopleCards(player);
  const invested = markerCards(player);
  return (
    <>
      {people.length > 0 && (
        <section className="own-cards" aria-label={t("person.title")}>
          <h3>{t("person.title")}</h3>
          <div className="row">
            {people.map((card, i) =>
              card.code === "" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards of a type are all alike
                <PersonBack key={i} card={card} />
              ) : (
                <PersonCard key={card.code} card={card} index={mine ? index : DARK} />
              ),
            )}
          </div>
        </section>
      )}
      {invested.length > 0 && (
        <section className="own-cards" aria-label={t("invest.title")}>
          <h3>{t("invest.title")}</h3>
          <div className={mine ? "investments" : "resources"}>
            {invested.map((card) => (
              <MarkerCard key={card.code} card={card} index={mine ? index : DARK} small={!mine} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** A card or a token with its text, for all to read. */
export function ShownCard({ kind, code }: { kind: string; code: string }) {
  const name = useName();
  const text = useText();
  return (
    <div className="civ-card person-card open" data-help={`${kind}:${code}`}>
      <b className="civ-card-name">
        <Icon name={hasIcon(code) ? code : kind} size={16} /> {name(kind, code)}
      </b>
      <small className="civ-card-text">{text(kind, code)}</small>
    </div>
  );
}
