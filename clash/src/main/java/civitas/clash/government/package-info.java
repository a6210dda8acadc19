/** Changing the government (CC-13.12). */
@NullMarked
package civitas.clash.government;

import org.jspecify.annotations.NullMarked;
