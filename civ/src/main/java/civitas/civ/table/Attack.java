package civitas.civ.table;

/** How an attack begins; armies come to it by moving and by being built (CV-06.28, CV-08.48). */
@FunctionalInterface
public interface Attack {

    /** @param figures the attacking figures, lifted off the map, as a set */
    void begin(CivTable table, int attacker, int figures, int square);
}
