package civitas.civ.table;

import civitas.kernel.Step;

/** A step in the midst of something announced: what follows if all goes as it was announced. */
public interface Announced {

    Step<CivTable> next();
}
