@NullMarked
package civitas.clash.first;

import org.jspecify.annotations.NullMarked;
