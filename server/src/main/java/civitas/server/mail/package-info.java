/** Letters to people whose turn it is. */
@NullMarked
package civitas.server.mail;

import org.jspecify.annotations.NullMarked;
