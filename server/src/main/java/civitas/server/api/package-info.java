/** What travels as JSON: the words the browser, bots and the server share. */
@NullMarked
package civitas.server.api;

import org.jspecify.annotations.NullMarked;
