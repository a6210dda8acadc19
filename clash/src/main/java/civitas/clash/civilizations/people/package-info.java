/** Chapter 16: who plays which civilization, its own advances, and its leaders. */
@NullMarked
package civitas.clash.civilizations.people;

import org.jspecify.annotations.NullMarked;
