/** The status phase (rules chapter 13). */
@NullMarked
package civitas.clash.status;

import org.jspecify.annotations.NullMarked;
