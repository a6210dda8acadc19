/** Persia: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.persia;

import org.jspecify.annotations.NullMarked;
