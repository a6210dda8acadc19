/** What is kept for ever: people, tables, their records and their chat, in SQLite or PostgreSQL. */
@NullMarked
package civitas.server.store;

import org.jspecify.annotations.NullMarked;
