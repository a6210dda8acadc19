/** The Civilizations expansion: the box that joins its parts. */
@NullMarked
package civitas.clash.civilizations;

import org.jspecify.annotations.NullMarked;
