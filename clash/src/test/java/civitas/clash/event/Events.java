package civitas.clash.event;

import civitas.clash.TestTable;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import java.util.Arrays;

/** Brings events about on a test table. */
final class Events {

    static final int PESTILENCE = 1;
    static final int EPIDEMICS = 2;
    static final int FAMINE = 3;
    static final int SEVERE_FAMINE = 6;
    static final int GOOD_YEAR_FOR_ALL = 9;
    static final int GOOD_YEAR = 10;
    static final int GOOD_YEAR_SHARED = 11;
    static final int AWESOME_YEAR = 12;
    static final int AWESOME_YEAR_FOR_ALL = 13;
    static final int AWESOME_YEAR_SHARED = 14;
    static final int FANTASTIC_YEAR_FOR_ALL = 15;
    static final int FANTASTIC_YEAR_SHARED = 16;
    static final int FANTASTIC_YEAR = 17;
    static final int GREAT_EXPLORER = 18;
    static final int GREAT_ENGINEER = 26;
    static final int POPULATION_BOOM = 27;
    static final int VOLCANO = 29;
    static final int EARTHQUAKE = 30;
    static final int HEAVY_EARTHQUAKE = 31;
    static final int FLOOD = 32;
    static final int HEAVY_FLOOD = 33;
    static final int MIGRATION = 34;
    static final int CIVIL_WAR = 36;
    static final int REVOLUTION = 38;

    private Events() {}

    /** An empty world of plains. */
    static TestTable plains(int players) {
        return TestTable.players(players).emptyBoard().everywhere(Terrain.PLAINS);
    }

    /** The player draws this card and resolves all of it. */
    static TestTable draw(TestTable t, int player, int card) {
        onTop(t, card);
        t.table().push(new DrawEvent(player));
        t.table().settle();
        return t;
    }

    /** The player has drawn this card and resolved its symbol; now comes the text. */
    static TestTable tell(TestTable t, int player, int card) {
        t.table().eventDeck().remove(card);
        t.table().push(new Resolving.PutAway(player, card));
        t.table().push(new Resolving.Text(player, card));
        t.table().settle();
        return t;
    }

    static void onTop(TestTable t, int card) {
        t.table().eventDeck().remove(card);
        t.table().eventDeck().putOnTop(card);
    }

    static Mood mood(TestTable t, String city) {
        return t.table().cities().mood(t.at(city));
    }

    static boolean isDiscarded(TestTable t, int card) {
        for (byte discard : t.table().eventDeck().discardPile()) {
            if (discard == card) {
                return true;
            }
        }
        return false;
    }

    /** How often each event card is somewhere: in a pile, in a hand or on the table. */
    static int[] census(ClashTable table) {
        int[] found = new int[table.content().eventCardCount() + 1];
        for (byte card : table.eventDeck().drawPile()) {
            found[card]++;
        }
        for (byte card : table.eventDeck().discardPile()) {
            found[card]++;
        }
        count(table.lasting().keptEvents(), found);
        for (int player = 0; player < table.seats(); player++) {
            count(table.player(player).greatPeople(), found);
        }
        return found;
    }

    private static void count(Numbers cards, int[] found) {
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            found[card]++;
        }
    }

    /** One of each. */
    static int[] complete(ClashTable table) {
        int[] all = new int[table.content().eventCardCount() + 1];
        Arrays.fill(all, 1, all.length, 1);
        return all;
    }
}
