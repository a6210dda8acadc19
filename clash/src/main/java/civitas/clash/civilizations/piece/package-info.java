/** What the units and buildings of the expansion do. */
@NullMarked
package civitas.clash.civilizations.piece;

import org.jspecify.annotations.NullMarked;
