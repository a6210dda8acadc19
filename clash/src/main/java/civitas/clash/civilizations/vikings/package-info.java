/** Vikings: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.vikings;

import org.jspecify.annotations.NullMarked;
