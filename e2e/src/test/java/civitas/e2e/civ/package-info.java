/** Civilization on the page. */
@NullMarked
package civitas.e2e.civ;

import org.jspecify.annotations.NullMarked;
