package civitas.civ.content;

import civitas.civ.content.facts.Content;
import civitas.kernel.Thing;

/**
 * A kind of card or piece that some box brings: a constant of the box's own enum. What exists at a table is in its {@link
 * Content}; a box that is not on the table leaves a gap in the numbers.
 */
public interface Component extends Thing {

    /** Its number within its family, the same in every box set: each box counts on where the earlier ones end. */
    int index();

    /** Its name in dumps. */
    String name();
}
