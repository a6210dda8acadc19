/** Boxes that nobody who wrote the page has heard of. */
@NullMarked
package civitas.e2e.boxes;

import org.jspecify.annotations.NullMarked;
