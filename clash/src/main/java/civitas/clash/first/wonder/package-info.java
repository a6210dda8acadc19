/** What the wonders of the first edition do; they share names with those of the other edition, and little else. */
@NullMarked
package civitas.clash.first.wonder;

import org.jspecify.annotations.NullMarked;
