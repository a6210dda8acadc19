package civitas.civ.view;

import static civitas.civ.view.Audit.demand;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.UnitType;
import civitas.civ.table.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.table.Player;
import civitas.kernel.Deck;

/** Checks that no card or token is in two places, and that none is lost that cannot leave the game. */
final class CardAudit {

    private final CivTable table;

    CardAudit(CivTable table) {
        this.table = table;
    }

    void check() {
        units();
        events();
        people();
        tokens();
    }

    private void units() {
        Count count = new Count("unit card", table.content().unitCards());
        for (UnitType type : UnitType.values()) {
            count.deck(table.market().units(type));
        }
        for (int player = 0; player < table.seats(); player++) {
            count.set(table.player(player).forces());
        }
        Battle battle = table.battle();
        for (int side = 0; side < 2 && battle.isActive(); side++) {
            count.set(battle.hand(side));
            count.set(battle.killed(side));
            for (int front = 0; front < battle.fronts(); front++) {
                if (battle.card(side, front) != Battle.NO_CARD) {
                    count.set(1L << battle.card(side, front));
                }
            }
        }
        count.nothingMissing();
    }

    private void events() {
        Count count = new Count("culture event", table.content().eventCards());
        for (int level = 1; level <= CultureEvent.LEVELS; level++) {
            count.deck(table.market().events(level));
        }
        for (int player = 0; player < table.seats(); player++) {
            Player p = table.player(player);
            for (int i = 0; i < p.hand().size(); i++) {
                count.set(1L << p.hand().get(i));
            }
        }
        if (table.atRest()) {
            count.nothingMissing();
        }
    }

    private void people() {
        Count count = new Count("great person", table.content().peopleTokens());
        count.deck(table.market().people());
        for (int player = 0; player < table.seats(); player++) {
            count.set(table.player(player).people());
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (table.pieces().isPerson(square)) {
                count.set(1L << table.pieces().person(square));
            }
        }
    }

    private void tokens() {
        Count count = new Count("hut or village token", table.content().tokens());
        count.deck(table.market().huts());
        count.deck(table.market().villages());
        for (int player = 0; player < table.seats(); player++) {
            count.set(table.player(player).tokens());
        }
        for (int square = 0; square < table.board().size(); square++) {
            if (table.lands().hasToken(square)) {
                count.set(1L << table.lands().token(square));
            }
        }
    }

    /** Where cards of one kind have been seen. */
    private static final class Count {

        private final String name;
        private final int size;
        private long seen;

        Count(String name, int size) {
            this.name = name;
            this.size = size;
        }

        void deck(Deck deck) {
            for (byte card : deck.drawPile()) {
                set(1L << card);
            }
            for (byte card : deck.discardPile()) {
                set(1L << card);
            }
        }

        void set(long cards) {
            demand((seen & cards) == 0, "%s %d is in two places", name, Long.numberOfTrailingZeros(seen & cards));
            seen |= cards;
        }

        void nothingMissing() {
            demand(Long.bitCount(seen) == size, "%d of %d: %s", Long.bitCount(seen), size, name);
        }
    }
}
