/** Learning a game on the page: lessons, the player aid, how to play. */
@NullMarked
package civitas.e2e.learn;

import org.jspecify.annotations.NullMarked;
