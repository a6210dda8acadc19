/** A puzzle a day: positions that anybody can look at and answer. Nothing is kept of who did. */
@NullMarked
package civitas.server.puzzle;

import org.jspecify.annotations.NullMarked;
