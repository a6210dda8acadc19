package civitas.clash.card;

import civitas.clash.TestTable;
import civitas.clash.advance.Advances;
import civitas.clash.board.Layouts;
import civitas.clash.content.Advance;
import civitas.clash.content.Constants;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.setup.Dealing;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Player;
import civitas.clash.table.Rules;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Variants;
import java.util.Map;

/** Positions in which cards are tried: red is about to play, blue and the others watch. */
final class CardTable {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int YELLOW = 2;

    private CardTable() {}

    /** Explored plains with a red city at D4 and a blue one at D8, four spaces away; no hands. */
    static TestTable plains() {
        return arrange(TestTable.players(2));
    }

    /** The same for any table of two. */
    static TestTable arrange(TestTable t) {
        t.emptyBoard().everywhere(Terrain.PLAINS).city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D8", Mood.NEUTRAL);
        for (int player = 0; player < t.table().seats(); player++) {
            t.hand(player).objectives(player);
        }
        return t;
    }

    /** Three players with a city each and no hands. */
    static TestTable three() {
        TestTable t = TestTable.players(3);
        for (int player = 0; player < 3; player++) {
            t.hand(player).objectives(player);
        }
        return t;
    }

    /** A table with abilities that the test adds to those of the advances. */
    static TestTable with(Hooks extra, int players) {
        Content content = Content.MONUMENTAL;
        Rules.Options options =
                Rules.Options.of(Variants.of(TestTable.GAME.variants(), Map.of("initial-settler", "city")));
        Rules rules = new Rules(content, new Constants(content), Layouts.forPlayers(players), extra, options);
        return TestTable.of(Dealing.deal(rules, players, 7));
    }

    /** The hooks of the advances, with Arts in any case, for more to join. */
    static Hooks hooks() {
        Hooks hooks = new Hooks();
        Advances.join(hooks);
        if (!hooks.freeInfluence.has(Advance.ARTS)) {
            hooks.freeInfluence.join(Advance.ARTS, (table, player) -> Goods.of(Good.CULTURE, 1));
        }
        return hooks;
    }

    /** Lists red's choices anew after the test has changed the turn. */
    static void askAgain(TestTable t) {
        t.table().push(new TakeTurn(RED));
    }

    /** Gives great people to a hand, taken from the event deck. */
    static TestTable great(TestTable t, int player, int... cards) {
        Player p = t.table().player(player);
        for (int card : cards) {
            t.table().eventDeck().remove(card);
            p.setGreatPeople(p.greatPeople() | 1L << card);
        }
        return t;
    }

    static Player red(TestTable t) {
        return t.table().player(RED);
    }

    static Player blue(TestTable t) {
        return t.table().player(BLUE);
    }

    /** Whether it is red's turn to choose between actions. */
    static boolean isBetweenActions(TestTable t) {
        return t.codes().contains("end-turn");
    }

    static int actionsLeft(TestTable t) {
        return t.table().turn().actionsLeft();
    }

    static String topDiscard(TestTable t) {
        ClashTable table = t.table();
        return table.content().actionCard(table.actionDeck().topDiscard()).code();
    }

    static String topEventDiscard(TestTable t) {
        ClashTable table = t.table();
        return table.content().eventCard(table.eventDeck().topDiscard()).code();
    }
}
