/** The {@code civitas} command. */
@NullMarked
package civitas.app;

import org.jspecify.annotations.NullMarked;
