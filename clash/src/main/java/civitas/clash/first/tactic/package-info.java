/** What the tactics cards of the first edition do, where they differ from those of the other edition. */
@NullMarked
package civitas.clash.first.tactic;

import org.jspecify.annotations.NullMarked;
