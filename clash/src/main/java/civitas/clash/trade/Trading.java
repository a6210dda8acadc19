package civitas.clash.trade;

import civitas.clash.state.Act;
import civitas.clash.state.Cards;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OfferBook;
import java.util.EnumSet;
import java.util.Set;

/**
 * Trading between players (rules chapter 14), as OQ-45 wants it: offers that block nothing.
 *
 * <p>The active player drafts an offer to anybody and answers offers between his actions. The others may speak at the
 * same moments without being waited for: each may draft offers to the active player and answer his. A counter-offer is a
 * refusal and an offer. What was said lies on {@link ClashTable#trade}.
 *
 * <p>Rules: CC-14.11, CC-14.16.
 */
public final class Trading implements TurnOffer {

    private static final Set<Act> VERBS = EnumSet.of(Act.TRADE, Act.ACCEPT, Act.DECLINE, Act.RECALL);

    /** Whether a verb of the active player only talks: it is no action and lets no offer lapse. */
    public static boolean isTalk(Act act) {
        return VERBS.contains(act);
    }

    @Override
    public Set<Act> verbs() {
        return VERBS;
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!table.rules().options().trading()) {
            return;
        }
        if (table.trade().mayBegin(player)) {
            for (int partner = 0; partner < table.seats(); partner++) {
                if (partner != player) {
                    out.add(Act.TRADE, Seat.of(partner));
                }
            }
        }
        Answers.list(table, player, out);
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        if (choice.verb() == Act.TRADE) {
            table.trade().begin(Terms.between(player, choice.subject(Seat.class).index()));
            table.push(new DraftOffer(player));
            return;
        }
        Answers.choose(table, player, choice);
        if (table.trade().settling(player).isPresent()) {
            table.push(new PickCards(player));
        }
    }

    /** The other players who may speak between the actions of the active one, as a mask (CC-14.1, CC-14.2, CC-14.15). */
    public static int invited(ClashTable table, int active) {
        return table.rules().options().trading() ? (1 << table.seats()) - 1 & ~(1 << active) : 0;
    }

    public static Phrase promptInvited(ClashTable table, int seat) {
        OfferBook<Terms, Cards> trade = table.trade();
        if (trade.settling(seat).isPresent()) {
            return Answers.prompt(table, seat);
        }
        if (trade.draft(seat).isPresent()) {
            return Drafts.prompt(table, seat);
        }
        return Phrase.of("prompt.trade-invited", Seat.of(table.active()));
    }

    /** What a player who is not active may say: only the active one trades with him (CC-14.3). */
    public static void listInvited(ClashTable table, int seat, Choices out) {
        OfferBook<Terms, Cards> trade = table.trade();
        if (trade.settling(seat).isPresent()) {
            Answers.listPicks(table, seat, out);
            return;
        }
        if (trade.draft(seat).isPresent()) {
            Drafts.list(table, seat, out);
        } else if (trade.mayBegin(seat)) {
            out.add(Act.TRADE, Seat.of(table.active()));
        }
        Answers.list(table, seat, out);
    }

    public static void chooseInvited(ClashTable table, int seat, Choice choice) {
        OfferBook<Terms, Cards> trade = table.trade();
        switch ((Act) choice.verb()) {
            case TRADE -> trade.begin(Terms.between(seat, table.active()));
            case WITHDRAW -> trade.drop(seat);
            case ACCEPT, DECLINE, RECALL -> Answers.choose(table, seat, choice);
            default -> {
                if (trade.settling(seat).isPresent()) {
                    Answers.pick(table, seat, choice);
                } else {
                    Drafts.choose(table, seat, choice);
                }
            }
        }
    }

    /** The active player acts: what lies open is off the table (OQ-45). */
    public static void lapse(ClashTable table) {
        if (!table.trade().open().isEmpty()) {
            table.trade().lapse();
            table.say("log.offers-lapse");
        }
    }
}
