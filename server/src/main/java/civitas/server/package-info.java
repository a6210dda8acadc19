/** Tables on the network: one process that serves the games it is given. */
@NullMarked
package civitas.server;

import org.jspecify.annotations.NullMarked;
