/** Games that have been played, looked at again: how the chances went, where they turned, and what would have been better. */
@NullMarked
package civitas.agents.study;

import org.jspecify.annotations.NullMarked;
