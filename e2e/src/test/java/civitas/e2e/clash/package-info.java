/** Clash of Cultures on the page. */
@NullMarked
package civitas.e2e.clash;

import org.jspecify.annotations.NullMarked;
