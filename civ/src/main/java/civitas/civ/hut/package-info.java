/** Huts and villages (rules 8.4): what their tokens give. */
@NullMarked
package civitas.civ.hut;

import org.jspecify.annotations.NullMarked;
