/** A box that exists in tests only: what boxes may add without a word in the base rules. */
@NullMarked
package civitas.clash.box;

import org.jspecify.annotations.NullMarked;
