/** What the wonders of Fame and Fortune do (chapter 14). */
@NullMarked
package civitas.civ.fame.wonder;

import org.jspecify.annotations.NullMarked;
