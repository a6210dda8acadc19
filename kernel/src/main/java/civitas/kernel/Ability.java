package civitas.kernel;

/**
 * Something that changes the rules for whoever has it: an advance, a wonder, a government, a leader. What it changes it says
 * at {@linkplain Hook hooks}.
 */
public interface Ability extends Thing {

    /**
     * The number of this ability among all of its game, below {@link Numbers#LIMIT}. It is the same whichever boxes are in
     * play, and abilities speak in the order of their numbers.
     */
    int number();
}
