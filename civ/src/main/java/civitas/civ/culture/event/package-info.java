/** The culture events (rules 7.3), a file for each family. */
@NullMarked
package civitas.civ.culture.event;

import org.jspecify.annotations.NullMarked;
