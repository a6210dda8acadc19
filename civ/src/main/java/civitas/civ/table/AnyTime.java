package civitas.civ.table;

import civitas.civ.state.Act;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/**
 * Something that a player may do at any time: in every phase and in anybody's step, between two activities (CV-03.11). In his own
 * steps it is one of the offers of the phase; elsewhere he is invited to speak and nobody waits for him, see {@link OpenQuestion}.
 */
public interface AnyTime extends Offer {

    /** Whether a player may have it as far as all can see; whether he really has it is his secret. */
    boolean mayHave(CivTable table, int player);

    /** The players who may have something to say, as a mask. */
    static int invited(CivTable table) {
        List<AnyTime> offers = table.book().anyTime();
        if (offers.isEmpty()) {
            return 0;
        }
        int players = 0;
        for (int player = 0; player < table.seats(); player++) {
            players |= mayHaveAny(table, player, offers) ? 1 << player : 0;
        }
        return players;
    }

    private static boolean mayHaveAny(CivTable table, int player, List<AnyTime> offers) {
        for (int i = 0; i < offers.size(); i++) {
            if (offers.get(i).mayHave(table, player)) {
                return true;
            }
        }
        return false;
    }

    /** Writes what a player may do although it is not his step. */
    static void listAll(CivTable table, int player, Choices out) {
        for (AnyTime offer : table.book().anyTime()) {
            offer.list(table, player, out);
        }
    }

    /** Whether a choice was written by {@link #listAll}: verbs tell it from whatever else is asked in an open moment. */
    static boolean wrote(CivTable table, Choice choice) {
        for (AnyTime offer : table.book().anyTime()) {
            if (offer.verbs().contains((Act) choice.verb())) {
                return true;
            }
        }
        return false;
    }

    /** Begins what {@link #listAll} wrote. */
    static void beginOne(CivTable table, int player, Choice choice) {
        for (AnyTime offer : table.book().anyTime()) {
            if (offer.verbs().contains((Act) choice.verb())) {
                offer.begin(table, player, choice);
                return;
            }
        }
        throw new IllegalArgumentException(choice.code());
    }
}
