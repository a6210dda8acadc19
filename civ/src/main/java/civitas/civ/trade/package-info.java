/** The Trade phase (chapter 5). */
@NullMarked
package civitas.civ.trade;

import org.jspecify.annotations.NullMarked;
