/** The table: its state, the elementary changes of it that keep the limits of chapter 1, and the hooks of abilities. */
@NullMarked
package civitas.civ.table;

import org.jspecify.annotations.NullMarked;
