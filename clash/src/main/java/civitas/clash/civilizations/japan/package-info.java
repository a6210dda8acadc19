/** Japan: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.japan;

import org.jspecify.annotations.NullMarked;
