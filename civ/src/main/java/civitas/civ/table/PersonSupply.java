package civitas.civ.table;

/** Where great people come from (rules 7.4): tokens drawn at random, or cards that boxes bring. */
public interface PersonSupply {

    /**
     * A player gains a great person, if any is left.
     *
     * @param first whether the game begins with it: then it has to stand in the outskirts at once (CV-02.53)
     */
    void gain(CivTable table, int player, boolean first);
}
