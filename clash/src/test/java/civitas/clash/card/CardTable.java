package civitas.clash.card;

import civitas.clash.TestTable;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.TakeTurn;

/** Positions in which cards are tried: red is about to play, blue and the others watch. */
final class CardTable {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int YELLOW = 2;

    private CardTable() {}

    /** Explored plains with a red city at D4 and a blue one at D8, four spaces away; no hands. */
    static TestTable plains() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(RED, "D4", Mood.NEUTRAL)
                .city(BLUE, "D8", Mood.NEUTRAL)
                .hand(RED)
                .hand(BLUE)
                .objectives(RED)
                .objectives(BLUE);
    }

    /** Three players with a city each and no hands. */
    static TestTable three() {
        TestTable t = TestTable.players(3);
        for (int player = 0; player < 3; player++) {
            t.hand(player).objectives(player);
        }
        return t;
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
            p.setGreatPeople(p.greatPeople().with(card));
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
