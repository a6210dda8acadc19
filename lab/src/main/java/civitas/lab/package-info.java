/** Games by the thousand: simulations and their reports. Scenarios and rule coverage have packages of their own. */
@NullMarked
package civitas.lab;

import org.jspecify.annotations.NullMarked;
