/** What lies on a table: plain data that is copied, written and read back, and knows neither the table nor a rule. */
@NullMarked
package civitas.clash.state;

import org.jspecify.annotations.NullMarked;
