/** Movement and exploration (rules chapter 6). */
@NullMarked
package civitas.clash.move;

import org.jspecify.annotations.NullMarked;
