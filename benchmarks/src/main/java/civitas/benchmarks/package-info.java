/** Speed of the rules and of the lab, measured with JMH. */
@NullMarked
package civitas.benchmarks;

import org.jspecify.annotations.NullMarked;
