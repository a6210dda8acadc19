/** The events of the expansion. */
@NullMarked
package civitas.clash.civilizations.event;

import org.jspecify.annotations.NullMarked;
