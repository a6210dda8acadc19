/** City management: actions of cities, production, building, harvesting (chapters 6, 12 and 13). */
@NullMarked
package civitas.civ.city;

import org.jspecify.annotations.NullMarked;
