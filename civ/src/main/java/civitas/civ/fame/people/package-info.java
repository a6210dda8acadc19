/** Great person cards (rules 7.5): the deck, the hands, and what each card does. */
@NullMarked
package civitas.civ.fame.people;

import org.jspecify.annotations.NullMarked;
