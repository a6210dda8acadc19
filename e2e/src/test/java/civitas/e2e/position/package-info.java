/** Games that have come to an interesting point, found by playing the rules. */
@NullMarked
package civitas.e2e.position;

import org.jspecify.annotations.NullMarked;
