/** The box Fame and Fortune: what joins its chapters, which have packages of their own. */
@NullMarked
package civitas.civ.fame;

import org.jspecify.annotations.NullMarked;
