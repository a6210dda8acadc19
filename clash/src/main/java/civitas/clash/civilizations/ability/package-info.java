/** What abilities of civilizations and leaders have in common: bonuses, offers for a price, gains to choose from. */
@NullMarked
package civitas.clash.civilizations.ability;

import org.jspecify.annotations.NullMarked;
