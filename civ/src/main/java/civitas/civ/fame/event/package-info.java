/** The culture events of Fame and Fortune (rules 7.3). */
@NullMarked
package civitas.civ.fame.event;

import org.jspecify.annotations.NullMarked;
