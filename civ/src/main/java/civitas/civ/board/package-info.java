/** The map of squares: layouts, neighbours, sets (rules 1.2 and 2.3). */
@NullMarked
package civitas.civ.board;

import org.jspecify.annotations.NullMarked;
