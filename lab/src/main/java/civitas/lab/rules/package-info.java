/** Which rules of a specification have a test. */
@NullMarked
package civitas.lab.rules;

import org.jspecify.annotations.NullMarked;
