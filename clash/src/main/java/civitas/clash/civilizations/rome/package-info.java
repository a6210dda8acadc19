/** Rome: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.rome;

import org.jspecify.annotations.NullMarked;
