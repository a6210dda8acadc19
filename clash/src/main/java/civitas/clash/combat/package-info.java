/** Combat (rules chapter 7); what each tactics card does is in the package below. */
@NullMarked
package civitas.clash.combat;

import org.jspecify.annotations.NullMarked;
