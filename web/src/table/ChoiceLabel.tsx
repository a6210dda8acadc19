import type { Choice } from "../api/types.ts";
import { goodsOf } from "../game/choices.ts";
import { Price } from "../ui/Goods.tsx";
import { hasIcon, Icon } from "../ui/Icon.tsx";
import { SeatMark } from "../ui/Seat.tsx";

/** The words of a choice with the icon of what it is about. */
export function ChoiceLabel({ choice }: { choice: Choice }) {
  const goods = choice.things.find((thing) => thing.kind === "goods");
  const seat = choice.things.find((thing) => thing.kind === "seat");
  const icon = iconOf(choice);
  return (
    <>
      {seat ? <SeatMark seat={seat.code} /> : icon && <Icon name={icon} size={18} className={`good-${icon}`} />}
      <span className="choice-text">{choice.label}</span>
      {goods && <Price goods={goodsOf(goods.code)} />}
    </>
  );
}

/** Things speak before verbs: a temple is drawn as a temple. */
export function iconOf(choice: Choice): string {
  for (const thing of choice.things) {
    if (["building", "unit", "good", "wonder", "terrain"].includes(thing.kind) && hasIcon(thing.code)) {
      return thing.code;
    }
    if (["action-card", "objective-card", "event-card", "category"].includes(thing.kind)) {
      return hasIcon(thing.code) ? thing.code : thing.kind;
    }
  }
  return hasIcon(choice.verb) ? choice.verb : "";
}

/** The help of all things of a choice. */
export function helpOf(choice: Choice): string {
  return choice.things
    .filter((thing) => !["space", "goods", "seat", "count"].includes(thing.kind))
    .map((thing) => `${thing.kind}:${thing.code}`)
    .join(" ");
}
