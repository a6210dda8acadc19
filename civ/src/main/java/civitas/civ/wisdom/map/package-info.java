/** What Wisdom and Warfare lays on the map: city-states, relics, huts and villages (rules 16.2, 16.5, 8.5). */
@NullMarked
package civitas.civ.wisdom.map;

import org.jspecify.annotations.NullMarked;
