/** Paying (rules 1.4): prices, substitutes, and the question how to pay. */
@NullMarked
package civitas.clash.pay;

import org.jspecify.annotations.NullMarked;
