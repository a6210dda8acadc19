/** What operators need: measurements, backups and health. */
@NullMarked
package civitas.server.ops;

import org.jspecify.annotations.NullMarked;
