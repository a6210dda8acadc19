/** Gaining advances (rules 4.2), and what each of the 48 advances does. */
@NullMarked
package civitas.clash.advance;

import org.jspecify.annotations.NullMarked;
