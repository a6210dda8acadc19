/** Carthage: its advances and its leaders. */
@NullMarked
package civitas.clash.civilizations.carthage;

import org.jspecify.annotations.NullMarked;
