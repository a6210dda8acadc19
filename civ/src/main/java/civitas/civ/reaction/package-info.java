/** Declarations, and the windows in which others may cancel or interrupt (rules 3.2). */
@NullMarked
package civitas.civ.reaction;

import org.jspecify.annotations.NullMarked;
