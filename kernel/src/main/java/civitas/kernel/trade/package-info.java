/** Offers between players: drafts, open offers and their answers, kept finite whatever the players do. */
@NullMarked
package civitas.kernel.trade;

import org.jspecify.annotations.NullMarked;
