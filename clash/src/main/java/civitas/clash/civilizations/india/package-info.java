/** India: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.india;

import org.jspecify.annotations.NullMarked;
