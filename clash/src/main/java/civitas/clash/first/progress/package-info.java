/** Levels of culture and happiness, and the wonders that lie open. */
@NullMarked
package civitas.clash.first.progress;

import org.jspecify.annotations.NullMarked;
