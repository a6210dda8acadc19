/** Ready-made questions: a card that asks declares what is asked and what follows in one place. */
@NullMarked
package civitas.kernel.ask;

import org.jspecify.annotations.NullMarked;
