/** Combat (rules chapter 7), with what each tactics card does. */
@NullMarked
package civitas.clash.combat;

import org.jspecify.annotations.NullMarked;
