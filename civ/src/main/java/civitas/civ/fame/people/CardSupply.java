package civitas.civ.fame.people;

import civitas.civ.content.GreatPerson;
import civitas.civ.culture.GreatPeople;
import civitas.civ.culture.RandomPeople;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.PersonSupply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Great people come as cards; a token of the type goes with each. Without the module they are tokens drawn at random.
 *
 * <p>Rules: CV-02.16, CV-02.54, CV-07.35 to CV-07.42, CV-07.52.
 */
final class CardSupply implements PersonSupply {

    private final PersonSupply tokens = new RandomPeople();

    @Override
    public void gain(CivTable table, int player, boolean first) {
        if (!table.rules().options().uses(GreatCards.MODULE)) {
            tokens.gain(table, player, first);
            return;
        }
        if (table.sum(table.hooks().culture.extraPeople, player) == 0) {
            gain(table, player, first, 1);
        } else {
            // Whoever gains two people at once chooses for the first before cards for the second are drawn.
            table.push(new Gain(player, first));
        }
    }

    private static void gain(CivTable table, int player, boolean first, int allowed) {
        int wanted = Math.min(usable(table), allowed);
        if (wanted == 0) {
            table.say("log.great-person.none", table.name(player));
        } else if (wanted == 1) {
            keep(table, player, draw(table, player), first);
        } else {
            for (int i = 0; i < wanted; i++) {
                GreatCards.of(table).draw(draw(table, player));
            }
            table.push(new Keep(player, first));
        }
    }

    /** Draws the cards of which one is kept (CV-07.40). */
    record Gain(int player, boolean first) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            gain(table, player, first, 1 + table.sum(table.hooks().culture.extraPeople, player));
        }
    }

    /** Cards of the deck whose types have tokens left: more than that many are not found (CV-07.38, CV-07.41). */
    private static int usable(CivTable table) {
        Deck deck = GreatCards.of(table).deck();
        int count = 0;
        for (byte card : deck.drawPile()) {
            count += hasToken(table, GreatCard.of(card).type()) ? 1 : 0;
        }
        for (byte card : deck.discardPile()) {
            count += hasToken(table, GreatCard.of(card).type()) ? 1 : 0;
        }
        return count;
    }

    static boolean hasToken(CivTable table, GreatPerson type) {
        return token(table, type) >= 0;
    }

    /** A token of a type in the supply, where all lie face up, or -1. */
    private static int token(CivTable table, GreatPerson type) {
        for (byte token : table.market().people().drawPile()) {
            if (table.content().person(token).equals(type)) {
                return token;
            }
        }
        return -1;
    }

    /** Draws until a card comes whose type has a token left; the others go face up under the deck (CV-07.37, CV-07.42). */
    private static GreatCard draw(CivTable table, int player) {
        GreatCards cards = GreatCards.of(table);
        table.reveal();
        while (true) {
            GreatCard card = GreatCard.of(cards.deck().draw(table.chance()));
            if (hasToken(table, card.type())) {
                return card;
            }
            cards.deck().discard(card.ordinal());
            table.say("log.great-card.no-token", table.name(player), card, card.type());
        }
    }

    /** Takes the card face down and the token that goes with it; other drawn cards go face up under the deck (CV-07.40). */
    private static void keep(CivTable table, int player, GreatCard kept, boolean first) {
        GreatCards cards = GreatCards.of(table);
        int token = token(table, kept.type());
        for (GreatCard card : cards.drawn()) {
            if (card != kept) {
                cards.deck().discard(card.ordinal());
                table.say("log.great-card.back", table.name(player), card);
            }
        }
        cards.settle();
        cards.give(player, kept);
        table.market().people().remove(token);
        table.reveal();
        if (table.heard()) {
            table.whisper(
                    1 << player,
                    Phrase.of("log.great-card.own", kept),
                    Phrase.of("log.great-card", table.name(player), kept.type()));
        }
        GreatPeople.take(table, player, token, first);
    }

    /** Which of the drawn cards a player keeps: nobody else sees them meanwhile. */
    record Keep(int player, boolean first) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.keep-great-card");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            GreatCards.of(table).drawn().forEach(card -> out.add(Act.CHOOSE, card));
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            keep(table, player, choice.subject(GreatCard.class), first);
        }
    }
}
