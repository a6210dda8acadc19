/** At any table: acting, taking back, losing the line, the end. */
@NullMarked
package civitas.e2e.table;

import org.jspecify.annotations.NullMarked;
