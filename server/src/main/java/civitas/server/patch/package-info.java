/** What has changed between two things that were sent, so that only that has to be sent. */
@NullMarked
package civitas.server.patch;

import org.jspecify.annotations.NullMarked;
