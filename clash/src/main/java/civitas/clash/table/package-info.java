/** The state of a table, and the elementary changes of it that keep the limits of chapter 1. */
@NullMarked
package civitas.clash.table;

import org.jspecify.annotations.NullMarked;
