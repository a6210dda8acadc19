/** What the objectives of the first edition ask for, where they differ from those of the other edition. */
@NullMarked
package civitas.clash.first.objective;

import org.jspecify.annotations.NullMarked;
