/** The Movement phase: groups, water, discovery, huts and villages, stacking (chapter 8). */
@NullMarked
package civitas.civ.move;

import org.jspecify.annotations.NullMarked;
