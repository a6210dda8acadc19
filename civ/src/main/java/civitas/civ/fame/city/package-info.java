/** Metropolis, fortification and caravan (rules 8.8, 16.1). */
@NullMarked
package civitas.civ.fame.city;

import org.jspecify.annotations.NullMarked;
