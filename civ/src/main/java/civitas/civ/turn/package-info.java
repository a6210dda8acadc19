/** The turn and its five phases (chapter 3). */
@NullMarked
package civitas.civ.turn;

import org.jspecify.annotations.NullMarked;
