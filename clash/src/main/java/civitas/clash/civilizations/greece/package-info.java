/** Greece: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.greece;

import org.jspecify.annotations.NullMarked;
