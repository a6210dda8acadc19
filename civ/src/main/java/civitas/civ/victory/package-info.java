/** The four races to victory (chapter 15). */
@NullMarked
package civitas.civ.victory;

import org.jspecify.annotations.NullMarked;
