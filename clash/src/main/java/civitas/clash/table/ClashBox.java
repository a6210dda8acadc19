package civitas.clash.table;

import civitas.clash.content.facts.Components;
import civitas.kernel.Box;
import java.util.List;

/** A box of Clash of Cultures and what it brings to the tables it is on: its facts, and what its pieces and cards do. */
public interface ClashBox {

    /** What everybody can read on the lid. */
    Box lid();

    /** Where its content files are among the resources. */
    String content();

    /** The directories its content files are read from, one laid over the other: an edition takes over what is the same in another. */
    default List<String> contents() {
        return List.of(content());
    }

    /** The kinds of piece that it brings. */
    default Components components() {
        return Components.NONE;
    }

    /** Writes what it brings into the book of a set of boxes; those that it needs have done so before. */
    void contribute(Rulebook book);
}
