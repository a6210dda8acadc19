/** Babylon: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.babylon;

import org.jspecify.annotations.NullMarked;
