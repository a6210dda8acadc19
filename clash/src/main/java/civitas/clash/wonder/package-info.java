/** Wonders (rules chapter 12): getting, building, capturing, and what each does. */
@NullMarked
package civitas.clash.wonder;

import org.jspecify.annotations.NullMarked;
