package civitas.civ.table;

import civitas.civ.content.facts.BoxContent;
import civitas.kernel.Box;

/** A box and everything it brings: what is printed on its lid, its components, and what they do. */
public interface CivBox {

    Box box();

    BoxContent content();

    /** Adds what the components of this box do, and replaces what those of earlier boxes did. */
    void contribute(Rulebook.Builder book);
}
