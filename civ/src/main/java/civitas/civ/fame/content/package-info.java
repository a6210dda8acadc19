/** The components of Fame and Fortune. */
@NullMarked
package civitas.civ.fame.content;

import org.jspecify.annotations.NullMarked;
