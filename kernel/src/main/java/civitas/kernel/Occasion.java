package civitas.kernel;

/** Why a seat is asked; see {@link Question#occasion}. */
public enum Occasion {

    /** It is the seat's own turn, or its own affair. */
    OWN,

    /** Somebody does something that is not aimed at the seat, which may have a word in it all the same. */
    DISTANT,

    /** Somebody does something to the seat: an attack, a card played against it. */
    AIMED
}
