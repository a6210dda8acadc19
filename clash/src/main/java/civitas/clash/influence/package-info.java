/** Cultural influence (rules 4.7). */
@NullMarked
package civitas.clash.influence;

import org.jspecify.annotations.NullMarked;
