/** Scenarios of Clash of Cultures: positions arranged from a file, and facts measured on a table. */
@NullMarked
package civitas.clash.stage;

import org.jspecify.annotations.NullMarked;
