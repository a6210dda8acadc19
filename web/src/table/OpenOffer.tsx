import type { ReactNode } from "react";
import { useTable } from "../state/store.ts";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Changes } from "./Foresight.tsx";
import type { Change } from "./GameUi.ts";

/** What an offer of any game says about itself. */
interface Offered {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  readonly accepted: boolean;
}

/** The offers that concern me come first: those made to me, then my own. */
export function mineFirst<O extends Offered>(offers: readonly O[], seat: string): readonly O[] {
  const concerns = (offer: O) => Number(offer.to === seat) * 2 + Number(offer.from === seat);
  return [...offers].sort((a, b) => concerns(b) - concerns(a));
}

/** An offer that lies open: from whom to whom, what the game shows of it, and what I can do about it. */
export function OpenOffer({
  offer,
  forMe,
  className,
  words,
  counter,
  answers,
  difference,
  children,
}: {
  offer: Offered;
  forMe: boolean;
  className: string;
  words: { readonly toMe: string; readonly accepted: string; readonly counter: string; readonly difference: string };
  /** Answers with an offer of my own, if that is possible now. */
  counter: (() => void) | undefined;
  answers: ReactNode;
  /** What I would have more and less if I accepted. */
  difference: readonly Change[];
  children: ReactNode;
}) {
  const seat = useSeatName();
  const pending = useTable((table) => table.pending);
  return (
    <article className={`${className} ${forMe ? "for-me" : ""}`}>
      <p>
        <SeatMark seat={offer.from} /> {seat(offer.from)} → <SeatMark seat={offer.to} />{" "}
        {forMe ? <b>{words.toMe}</b> : seat(offer.to)}
        {offer.accepted && <em> {words.accepted}</em>}
      </p>
      {children}
      {forMe && !offer.accepted && difference.length > 0 && (
        <div className="difference" data-difference={offer.code}>
          <b>{words.difference}</b> <Changes changes={difference} />
        </div>
      )}
      <div className="closing">
        {answers}
        {forMe && counter && !offer.accepted && (
          <button
            type="button"
            className="choice"
            disabled={pending !== ""}
            onClick={counter}
            data-code={`counter ${offer.code}`}
          >
            {words.counter}
          </button>
        )}
      </div>
    </article>
  );
}
