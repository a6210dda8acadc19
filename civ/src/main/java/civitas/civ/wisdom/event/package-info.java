/** The culture events of Wisdom and Warfare (rules 7.3). */
@NullMarked
package civitas.civ.wisdom.event;

import org.jspecify.annotations.NullMarked;
