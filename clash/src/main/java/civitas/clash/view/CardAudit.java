package civitas.clash.view;

import static civitas.clash.view.Audit.demand;

import civitas.clash.content.CardKind;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.state.Cards;
import civitas.clash.state.Player;
import civitas.clash.state.Terms;
import civitas.clash.state.Trade;
import civitas.clash.table.ClashTable;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.trade.OpenOffer;

/**
 * Checks that every card is in exactly one place: deck, discard pile, a hand, on the table. A card in no such
 * place is in a battle, kept by a step (half-done actions only), or out of the game.
 */
final class CardAudit {

    private final ClashTable table;

    CardAudit(ClashTable table) {
        this.table = table;
    }

    void check() {
        actions();
        objectives();
        events();
        wonders();
        offers();
    }

    private void actions() {
        Count count = new Count("action card", table.content().actionCardCount());
        count.deck(table.actionDeck());
        for (int seat = 0; seat < table.seats(); seat++) {
            count.set(table.player(seat).actionCards());
        }
        Numbers elsewhere = Numbers.NONE;
        Battle battle = table.battle();
        if (battle.isActive()) {
            elsewhere =
                    Numbers.of(battle.now().card(Battle.ATTACKER), battle.now().card(Battle.DEFENDER));
        }
        count.once(elsewhere);
    }

    private void objectives() {
        Count count = new Count("objective card", table.content().objectiveCardCount());
        count.deck(table.objectiveDeck());
        for (int seat = 0; seat < table.seats(); seat++) {
            Player player = table.player(seat);
            count.set(player.objectiveCards());
            count.set(player.completed());
        }
        onSheets(CardKind.OBJECTIVE, count);
        count.once(Numbers.NONE);
    }

    private void onSheets(CardKind kind, Count count) {
        table.sheets().forEach(sheet -> count.set(sheet.cards(kind)));
    }

    private void events() {
        Count count = new Count("event card", table.content().eventCardCount());
        count.deck(table.eventDeck());
        for (int seat = 0; seat < table.seats(); seat++) {
            count.set(table.player(seat).greatPeople());
        }
        count.set(table.lasting().keptEvents());
        count.once(Numbers.NONE);
    }

    /** A wonder that was lost leaves the game with its card (CC-12.24), so each may be missing and none be twice. */
    private void wonders() {
        Count count = new Count("wonder card", table.content().highestWonderCard());
        count.deck(table.wonderDeck());
        for (int seat = 0; seat < table.seats(); seat++) {
            count.set(table.player(seat).wonderCards());
        }
        count.set(table.wonders().open());
        onSheets(CardKind.WONDER, count);
        Numbers built = Numbers.NONE;
        for (Wonder wonder : table.content().wonders()) {
            built = built.with(wonder.card(), table.wonders().builder(wonder) >= 0);
        }
        count.set(built);
        count.once(Numbers.range(1, table.content().highestWonderCard() + 1));
    }

    /** What is offered is there, and nobody talks more than the limits of {@link Trade} allow. */
    private void offers() {
        demand(
                table.trade().open().size() <= Trade.OPEN,
                "%d open offers",
                table.trade().open().size());
        for (OpenOffer<Terms> offer : table.trade().open()) {
            Player giver = table.player(offer.from());
            demand(
                    giver.has(offer.terms().give()) && offer.terms().cards().areAmong(Cards.inHand(giver)),
                    "%s does not have what offer %d gives",
                    Sight.side(table, offer.from()),
                    offer.number());
        }
    }

    /** How often each card of a kind was found. */
    private final class Count {

        private final String kind;
        private final byte[] found;

        Count(String kind, int cards) {
            this.kind = kind;
            this.found = new byte[cards + 1];
        }

        void deck(Deck deck) {
            for (byte card : deck.drawPile()) {
                found[card]++;
            }
            for (byte card : deck.discardPile()) {
                found[card]++;
            }
        }

        void set(Numbers cards) {
            for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
                found[card]++;
            }
        }

        void once(Numbers mayBeMissing) {
            for (int card = 1; card < found.length; card++) {
                demand(found[card] <= 1, "%s %d is in %d places", kind, card, found[card]);
                boolean excused = !table.atRest() || mayBeMissing.has(card);
                demand(found[card] == 1 || excused, "%s %d is nowhere", kind, card);
            }
        }
    }
}
