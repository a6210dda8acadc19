package civitas.civ.view;

import static civitas.civ.view.Audit.demand;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;

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
        table.sheets().forEach(sheet -> sheet.audit(table));
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
                    count.card(battle.card(side, front));
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
                count.card(p.hand().get(i));
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
                count.card(table.pieces().person(square));
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
                count.card(table.lands().token(square));
            }
        }
    }

    /** Where cards of one kind have been seen. */
    private static final class Count {

        private final String name;
        private final int size;
        private Numbers seen = Numbers.NONE;

        Count(String name, int size) {
            this.name = name;
            this.size = size;
        }

        void deck(Deck deck) {
            for (byte card : deck.drawPile()) {
                card(card);
            }
            for (byte card : deck.discardPile()) {
                card(card);
            }
        }

        void set(long cards) {
            for (long rest = cards; rest != 0; rest &= rest - 1) {
                card(Long.numberOfTrailingZeros(rest));
            }
        }

        void card(int card) {
            demand(!seen.has(card), "%s %d is in two places", name, card);
            seen = seen.with(card);
        }

        void nothingMissing() {
            demand(seen.size() == size, "%d of %d: %s", seen.size(), size, name);
        }
    }
}
