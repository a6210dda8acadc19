/** The other servers on the same database: which of them looks after which table, and what they tell each other. */
@NullMarked
package civitas.server.peer;

import org.jspecify.annotations.NullMarked;
