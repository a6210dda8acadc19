/** The first edition of 2012: another choice of parts where the editions differ, with decks of its own. */
@NullMarked
package civitas.clash.first;

import org.jspecify.annotations.NullMarked;
