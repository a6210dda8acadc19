/** Ages, rounds and turns (rules chapter 3), and the list of what a player may do between actions (4.1). */
@NullMarked
package civitas.clash.turn;

import org.jspecify.annotations.NullMarked;
