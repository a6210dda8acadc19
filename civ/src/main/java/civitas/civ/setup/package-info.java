/** Laying the table out (chapter 2). */
@NullMarked
package civitas.civ.setup;

import org.jspecify.annotations.NullMarked;
