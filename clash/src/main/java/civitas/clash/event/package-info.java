/** Events (rules chapter 9): drawing, symbols, and what each event card tells. */
@NullMarked
package civitas.clash.event;

import org.jspecify.annotations.NullMarked;
