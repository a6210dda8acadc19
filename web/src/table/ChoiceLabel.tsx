import type { Choice } from "../api/types.ts";
import { useGame } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import type { GameUi } from "./GameUi.ts";
import { Attack, Odds, Price } from "./Terms.tsx";
import { Named } from "./Told.tsx";

/** The words of a choice with the icon of what it is about. */
export function ChoiceLabel({ choice }: { choice: Choice }) {
  const { iconOf, ChoiceExtra } = useGame();
  // what is paid comes first; what is only brought leaves room for what the choice is about
  const paid = choice.price.some(({ amount }) => amount < 0);
  const seat = choice.things.find((thing) => thing.kind === "seat");
  const icon = iconOf(choice);
  return (
    <>
      {seat ? <SeatMark seat={seat.code} /> : icon && <Icon name={icon} size={18} className={`good-${icon}`} />}
      <span className="choice-text">
        <Named text={choice.label} />
      </span>
      {choice.loss && <Glyph name="warning" />}
      <Odds choice={choice} />
      <Attack choice={choice} />
      {!paid && ChoiceExtra && <ChoiceExtra choice={choice} />}
      <Price choice={choice} />
    </>
  );
}

/** The help of all things of a choice that need explaining. */
export function helpOf(choice: Choice, ui: GameUi): string {
  return choice.things
    .filter((thing) => !ui.plainKinds.has(thing.kind))
    .map((thing) => `${thing.kind}:${thing.code}`)
    .join(" ");
}
