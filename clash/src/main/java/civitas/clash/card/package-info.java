/** Action cards (rules chapter 10): drawing, playing, and what each civil effect does. */
@NullMarked
package civitas.clash.card;

import org.jspecify.annotations.NullMarked;
