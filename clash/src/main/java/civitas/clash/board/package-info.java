/** The map (rules 2.1): spaces, regions, layouts, distances and seas. */
@NullMarked
package civitas.clash.board;

import org.jspecify.annotations.NullMarked;
