/** Objectives (rules chapter 11): when they can be completed and what each asks for. */
@NullMarked
package civitas.clash.objective;

import org.jspecify.annotations.NullMarked;
