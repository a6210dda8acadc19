/** Sid Meier's Civilization, The Board Game: the game itself, and where all abilities join. */
@NullMarked
package civitas.civ;

import org.jspecify.annotations.NullMarked;
