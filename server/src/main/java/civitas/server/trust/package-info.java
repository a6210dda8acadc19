/** Proof that the dice are honest. */
@NullMarked
package civitas.server.trust;

import org.jspecify.annotations.NullMarked;
