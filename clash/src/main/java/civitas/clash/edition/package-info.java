/** What all editions of the game have in common: the actions of a turn, and the words of the chapters. */
@NullMarked
package civitas.clash.edition;

import org.jspecify.annotations.NullMarked;
