/** Research, learning and the tech pyramid (chapter 9). */
@NullMarked
package civitas.civ.research;

import org.jspecify.annotations.NullMarked;
