@NullMarked
package civitas.clash.civilizations;

import org.jspecify.annotations.NullMarked;
