/** The culture track, culture events and great people (chapter 7). */
@NullMarked
package civitas.civ.culture;

import org.jspecify.annotations.NullMarked;
