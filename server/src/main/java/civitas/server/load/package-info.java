/** Plays many tables at once over the network, as clients do, and measures how long the others wait. */
@NullMarked
package civitas.server.load;

import org.jspecify.annotations.NullMarked;
