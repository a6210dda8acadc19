/** City management (chapter 6). */
@NullMarked
package civitas.civ.city;

import org.jspecify.annotations.NullMarked;
