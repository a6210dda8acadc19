/** Barbarians of the first edition (rules 8.6). */
@NullMarked
package civitas.clash.first.barbarian;

import org.jspecify.annotations.NullMarked;
