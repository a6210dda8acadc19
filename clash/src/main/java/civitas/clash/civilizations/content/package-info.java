/** The components of the Civilizations expansion. */
@NullMarked
package civitas.clash.civilizations.content;

import org.jspecify.annotations.NullMarked;
