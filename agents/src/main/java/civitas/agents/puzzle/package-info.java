/** Moments of games at which one choice is clearly best: how they are found, written down and opened again. */
@NullMarked
package civitas.agents.puzzle;

import org.jspecify.annotations.NullMarked;
