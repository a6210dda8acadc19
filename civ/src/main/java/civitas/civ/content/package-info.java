/** Every component of the box as facts: enums name them, the content files describe them, {@link Content} reads them. */
@NullMarked
package civitas.civ.content;

import org.jspecify.annotations.NullMarked;
