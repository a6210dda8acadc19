package civitas.clash.content;

import civitas.kernel.Thing;

/**
 * A kind of piece or card that comes in a box. A family of them is an interface with one enum for each box that brings some:
 * rules speak of the family, only what a card does names the card.
 */
public interface Component extends Thing {

    /** Its number within its family, the same whichever boxes are on the table. */
    int number();
}
