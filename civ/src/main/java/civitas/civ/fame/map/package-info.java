/** Tokens and relics of Fame and Fortune (rules 8.6, 16.2). */
@NullMarked
package civitas.civ.fame.map;

import org.jspecify.annotations.NullMarked;
