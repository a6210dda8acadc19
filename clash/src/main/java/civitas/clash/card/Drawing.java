package civitas.clash.card;

import civitas.clash.content.CardKind;
import civitas.clash.content.Wonder;
import civitas.clash.state.Player;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * Drawing cards into a hand. What is drawn is told only to the drawer (CC-18.5).
 *
 * <p>Rules: CC-10.2, CC-11.2, CC-12.2, CC-12.3.
 */
public final class Drawing {

    private Drawing() {}

    /**
     * Draws an action card, if there is one (CC-10.14, CC-10.15, CC-10.16). A player who may take the top of the discard pile
     * instead is asked, so the card may come only when the agenda goes on.
     */
    public static void actionCard(ClashTable table, int player) {
        if (table.actionDeck().isExhausted()) {
            return;
        }
        boolean digs = table.hooks().turn.gravedigger.isHeard(table.abilities(player));
        if (digs && table.actionDeck().discarded() > 0) {
            table.push(new DrawAction(player));
        } else {
            fromActionDeck(table, player);
        }
    }

    static void fromActionDiscards(ClashTable table, int player) {
        int card = table.actionDeck().takeTopDiscard();
        Player p = table.player(player);
        p.setActionCards(p.actionCards().with(card));
        table.say("log.takes-discard", Seat.of(player), table.content().actionCard(card));
    }

    static void fromActionDeck(ClashTable table, int player) {
        int card = table.actionDeck().draw(table.chance());
        Player p = table.player(player);
        p.setActionCards(p.actionCards().with(card));
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of("log.draws-action", Seat.of(player), table.content().actionCard(card)),
                Phrase.of("log.draws-action-hidden", Seat.of(player)));
    }

    public static void objectiveCard(ClashTable table, int player) {
        if (table.book().isWaiting(table, player, CardKind.OBJECTIVE)
                || table.objectiveDeck().isExhausted()) {
            return;
        }
        takeObjective(table, player, table.objectiveDeck().draw(table.chance()));
    }

    /** An objective card comes into the hand. */
    public static void takeObjective(ClashTable table, int player, int card) {
        Player p = table.player(player);
        p.setObjectiveCards(p.objectiveCards().with(card));
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of(
                        "log.draws-objective", Seat.of(player), table.content().objectiveCard(card)),
                Phrase.of("log.draws-objective-hidden", Seat.of(player)));
    }

    /** A wonder card comes into the hand, or lies open for everybody in the variant (CC-12.1, CC-17.16). */
    public static void wonderCard(ClashTable table, int player) {
        boolean wishes = !table.hooks().city.wishedWonder.joined().isEmpty();
        if (!(wishes && takeWished(table, player)) && !table.book().isWaiting(table, player, CardKind.WONDER)) {
            fromWonderDeck(table, player);
        }
    }

    /** The top card of the wonder deck. */
    public static void fromWonderDeck(ClashTable table, int player) {
        if (table.wonderDeck().size() == 0) {
            return;
        }
        receive(table, player, table.content().wonder(table.wonderDeck().draw(table.chance())));
    }

    /** The player gets the card that an ability names, wherever it is, unless the wonder is built (CC-16.32). */
    private static boolean takeWished(ClashTable table, int player) {
        for (CityHooks.WishedWonder voice : table.hooks().city.wishedWonder.of(table.abilitiesAnywhere(player))) {
            Optional<Wonder> wished = voice.of(table, player);
            if (wished.isPresent() && fetch(table, player, wished.get())) {
                return true;
            }
        }
        return false;
    }

    private static boolean fetch(ClashTable table, int player, Wonder wonder) {
        if (table.player(player).wonderCards().has(wonder.card())
                || table.wonders().isOpen(wonder)) {
            return false;
        }
        for (int other = 0; other < table.seats(); other++) {
            Player holder = table.player(other);
            if (other != player && holder.wonderCards().has(wonder.card())) {
                holder.setWonderCards(holder.wonderCards().without(wonder.card()));
                table.say("log.hands-over-wonder", table.name(other), wonder, table.name(player));
                receive(table, player, wonder);
                wonderCard(table, other);
                return true;
            }
        }
        if (table.wonderDeck().remove(wonder.card()) || table.wonderDeck().removeDiscard(wonder.card())) {
            table.wonderDeck().shuffle(table.chance());
        } else if (!table.book().givesUp(table, CardKind.WONDER, wonder.card())) {
            return false;
        }
        if (!table.rules().options().openWonders()) {
            table.say("log.takes-wonder", table.name(player), wonder);
        }
        receive(table, player, wonder);
        return true;
    }

    /** It comes into his hand, or lies open for everybody in the variant (CC-17.16). */
    private static void receive(ClashTable table, int player, Wonder wonder) {
        table.reveal();
        if (table.rules().options().openWonders()) {
            table.wonders().layOpen(wonder);
            table.say("log.wonder-open", wonder);
            return;
        }
        Player p = table.player(player);
        p.setWonderCards(p.wonderCards().with(wonder.card()));
        table.whisper(
                1 << player,
                Phrase.of("log.draws-wonder", Seat.of(player), wonder),
                Phrase.of("log.draws-wonder-hidden", Seat.of(player)));
    }
}
