/** Agents against each other: paired deals, a test that stops when it is decided, and the ladder that follows. */
@NullMarked
package civitas.lab.tournament;

import org.jspecify.annotations.NullMarked;
