/** Trade routes (rules 6.8). */
@NullMarked
package civitas.clash.route;

import org.jspecify.annotations.NullMarked;
