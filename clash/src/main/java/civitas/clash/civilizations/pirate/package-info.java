/** Pirates (rules 8.7). */
@NullMarked
package civitas.clash.civilizations.pirate;

import org.jspecify.annotations.NullMarked;
