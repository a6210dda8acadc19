/** The Start of Turn phase (chapter 4): founding cities, placing great people, assigning scouts. */
@NullMarked
package civitas.civ.start;

import org.jspecify.annotations.NullMarked;
