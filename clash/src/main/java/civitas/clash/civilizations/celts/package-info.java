/** Celts: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.celts;

import org.jspecify.annotations.NullMarked;
