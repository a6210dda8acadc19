/** Battles (chapter 11). */
@NullMarked
package civitas.civ.battle;

import org.jspecify.annotations.NullMarked;
