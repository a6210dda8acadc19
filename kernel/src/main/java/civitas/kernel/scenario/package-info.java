/** What a game has to know so that scenarios, small readable files, can be played with it. */
@NullMarked
package civitas.kernel.scenario;

import org.jspecify.annotations.NullMarked;
