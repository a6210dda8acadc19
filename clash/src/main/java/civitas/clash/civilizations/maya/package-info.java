/** Maya: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.maya;

import org.jspecify.annotations.NullMarked;
