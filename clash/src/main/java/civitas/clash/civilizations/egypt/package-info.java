/** Egypt: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.egypt;

import org.jspecify.annotations.NullMarked;
