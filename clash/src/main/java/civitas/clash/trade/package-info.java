/** Trading between players (rules chapter 14). */
@NullMarked
package civitas.clash.trade;

import org.jspecify.annotations.NullMarked;
