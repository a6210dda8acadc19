/** What each civil half of the action cards does: one class a card, all of them in {@code CivilEffects}. */
@NullMarked
package civitas.clash.card.civil;

import org.jspecify.annotations.NullMarked;
