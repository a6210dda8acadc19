/** What each great person does when played (CC-9.31): one class a card, all of them in {@code GreatPeople}. */
@NullMarked
package civitas.clash.card.great;

import org.jspecify.annotations.NullMarked;
