package civitas.clash.table;

import civitas.clash.state.Battle;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * Where abilities are that do not work everywhere: those of a leader work in the city where he is, or in a battle in which he
 * takes part (CC-16.17). A box that brings such abilities says where they are; a rule that happens at a place asks for the
 * abilities {@linkplain ClashTable#abilities(int, int) of a player at that place}.
 */
public interface Presence {

    /** Those of a player that are on the map at all. What they let him do between actions says for itself where. */
    Numbers anywhere(ClashTable table, int player);

    /** Those of a player that work at a space. */
    Numbers at(ClashTable table, int player, int space);

    /** Those of a side that work in the battle that is fought. */
    Numbers inBattle(ClashTable table, Battle battle, int role);

    /** Why a player does not have a thing or an ability of this kind on the map; empty if it is none of them. */
    default Optional<Phrase> absence(ClashTable table, int player, Thing thing) {
        return Optional.empty();
    }
}
