/** Paying the prices of abilities (CV-10.02, CV-10.03). */
@NullMarked
package civitas.civ.pay;

import org.jspecify.annotations.NullMarked;
