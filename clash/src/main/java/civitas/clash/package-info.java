/** Clash of Cultures: the game as the kernel sees it. The rules are in the packages below, one per chapter. */
@NullMarked
package civitas.clash;

import org.jspecify.annotations.NullMarked;
