/** The HTTP side: routes, problems, limits and the files of the web client. */
@NullMarked
package civitas.server.web;

import org.jspecify.annotations.NullMarked;
