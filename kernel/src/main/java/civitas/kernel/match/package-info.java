/** A game being played: the only door for what comes from outside, with its record, its journal, its undo and its snapshots. */
@NullMarked
package civitas.kernel.match;

import org.jspecify.annotations.NullMarked;
