/** Evaluations whose weights are learnt: named features, a weight for each, and the files in which weights are kept. */
@NullMarked
package civitas.kernel.learn;

import org.jspecify.annotations.NullMarked;
