/** The objectives of the expansion. */
@NullMarked
package civitas.clash.civilizations.objective;

import org.jspecify.annotations.NullMarked;
