/** Aztecs: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.aztecs;

import org.jspecify.annotations.NullMarked;
