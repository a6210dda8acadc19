/** What cities have of Wisdom and Warfare: the building program, the shipyard, and where armies are placed (rules 6.11, 16.6). */
@NullMarked
package civitas.civ.wisdom.city;

import org.jspecify.annotations.NullMarked;
