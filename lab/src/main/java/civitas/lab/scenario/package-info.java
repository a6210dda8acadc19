/** Scenarios: small readable files that arrange a position, play choices and say what must be true then. */
@NullMarked
package civitas.lab.scenario;

import org.jspecify.annotations.NullMarked;
