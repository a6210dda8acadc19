/** The server and its page in a real browser. Nothing here reaches around the page, except to prepare a table. */
@NullMarked
package civitas.e2e;

import org.jspecify.annotations.NullMarked;
