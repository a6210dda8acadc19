/**
 * A tiny complete game for the tests of everything that plays games: cards in hidden hands, a simultaneous bid, dice, a
 * market where another seat is invited to answer, and points.
 */
@NullMarked
package civitas.kernel.toy;

import org.jspecify.annotations.NullMarked;
