/** What the techs of Fame and Fortune do (chapter 10). */
@NullMarked
package civitas.civ.fame.tech;

import org.jspecify.annotations.NullMarked;
