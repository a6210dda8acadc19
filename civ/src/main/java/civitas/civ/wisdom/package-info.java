/** The box Wisdom and Warfare: what it adds to the base game and what it replaces. */
@NullMarked
package civitas.civ.wisdom;

import org.jspecify.annotations.NullMarked;
