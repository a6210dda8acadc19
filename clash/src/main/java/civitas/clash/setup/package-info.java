/** Setting the table up (rules chapter 2). */
@NullMarked
package civitas.clash.setup;

import org.jspecify.annotations.NullMarked;
