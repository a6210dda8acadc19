package civitas.civ.content;

/** What abilities ask a table to know whether they are in force for a player. */
public interface Holdings {

    boolean knows(int player, Tech tech);

    /** Whether a wonder stands in his outskirts, neither obsolete nor blockaded (CV-13.03, CV-14.10). */
    boolean holds(int player, Wonder wonder);

    Government government(int player);

    Civilization civilization(int player);

    /** Whether a great person of a type stands in the outskirts of his cities, not blockaded (CV-07.45, CV-07.46). */
    boolean inspires(int player, GreatPerson type);

    /** What a box keeps on a sheet of its own. */
    <S> S sheet(Class<S> type);

    /** Whether he holds a landmark that serves whoever stands on it (CV-16.53). */
    boolean controls(int player, Landmark landmark);

    /** Whether he has adopted a policy (CV-16.36). */
    boolean adopted(int player, Policy policy);
}
