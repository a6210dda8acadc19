/** Tables being played: one writer each, agents, clocks and everybody who watches. */
@NullMarked
package civitas.server.room;

import org.jspecify.annotations.NullMarked;
