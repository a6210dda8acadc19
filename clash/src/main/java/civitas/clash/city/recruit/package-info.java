/** Recruiting units (rules 4.4). */
@NullMarked
package civitas.clash.city.recruit;

import org.jspecify.annotations.NullMarked;
