/** Learning what the features of a game are worth, from games in which decisions are examined. */
@NullMarked
package civitas.lab.training;

import org.jspecify.annotations.NullMarked;
