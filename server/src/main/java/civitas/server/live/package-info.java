/** The WebSocket side: what changed is told to whoever looks. */
@NullMarked
package civitas.server.live;

import org.jspecify.annotations.NullMarked;
