/** Phoenicia: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.phoenicia;

import org.jspecify.annotations.NullMarked;
