package civitas.civ.table;

/** What a hut or village token does for whoever takes it, who then has no more of it: the token is shown and gone (CV-08.40). */
@FunctionalInterface
public interface TokenEffect {

    /** The token lay on the square; may push steps. */
    void run(CivTable table, int player, int square);
}
