/** Several servers in processes of their own: what people notice when servers come, go, die or are cut off. */
@NullMarked
package civitas.failover;

import org.jspecify.annotations.NullMarked;
