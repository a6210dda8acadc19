/** What the wonders do, and how they become obsolete (chapter 14). */
@NullMarked
package civitas.civ.wonder;

import org.jspecify.annotations.NullMarked;
