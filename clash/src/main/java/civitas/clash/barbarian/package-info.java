/** Barbarians (rules chapter 8). */
@NullMarked
package civitas.clash.barbarian;

import org.jspecify.annotations.NullMarked;
