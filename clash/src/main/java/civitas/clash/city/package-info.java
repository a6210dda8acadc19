/** Cities (rules 4.3 to 4.6 and chapter 5): founding, activating, collecting, constructing, recruiting, mood. */
@NullMarked
package civitas.clash.city;

import org.jspecify.annotations.NullMarked;
