/** Who is aboard which ship, and how units of a kind are told from one another (rules 6.6). */
@NullMarked
package civitas.clash.aboard;

import org.jspecify.annotations.NullMarked;
