/** Investments (rules 12.4): coin tokens that became lasting advantages. */
@NullMarked
package civitas.civ.fame.invest;

import org.jspecify.annotations.NullMarked;
