/** China: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.china;

import org.jspecify.annotations.NullMarked;
