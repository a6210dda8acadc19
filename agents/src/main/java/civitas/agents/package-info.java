/** Computer opponents, on the kernel's interfaces only. */
@NullMarked
package civitas.agents;

import org.jspecify.annotations.NullMarked;
