/** State that is declared once: from the declaration follow copying, clearing, writing and reading. */
@NullMarked
package civitas.kernel.state;

import org.jspecify.annotations.NullMarked;
