/** What the advances do that the first edition has otherwise. */
@NullMarked
package civitas.clash.first.advance;

import org.jspecify.annotations.NullMarked;
