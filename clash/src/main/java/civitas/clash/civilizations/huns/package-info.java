/** Huns: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.huns;

import org.jspecify.annotations.NullMarked;
