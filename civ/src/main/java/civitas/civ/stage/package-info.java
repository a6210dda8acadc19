/** Positions and facts of scenarios. */
@NullMarked
package civitas.civ.stage;

import org.jspecify.annotations.NullMarked;
