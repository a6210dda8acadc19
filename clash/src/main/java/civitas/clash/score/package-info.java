/** Scoring, tie-breaks and the winner (rules chapter 15). */
@NullMarked
package civitas.clash.score;

import org.jspecify.annotations.NullMarked;
