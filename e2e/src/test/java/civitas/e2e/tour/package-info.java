/** Walks through all pages, for tests that look at every one of them. */
@NullMarked
package civitas.e2e.tour;

import org.jspecify.annotations.NullMarked;
