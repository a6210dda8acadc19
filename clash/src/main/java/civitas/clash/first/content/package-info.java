/** The cards of the first edition that are in no other. */
@NullMarked
package civitas.clash.first.content;

import org.jspecify.annotations.NullMarked;
