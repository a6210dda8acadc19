/**
 * Several servers on one database, on Apache Pekko: who is there, which of them looks after which table, and what happens when one of
 * them goes. Everything else they do for each other is the server's own.
 */
@NullMarked
package civitas.cluster;

import org.jspecify.annotations.NullMarked;
