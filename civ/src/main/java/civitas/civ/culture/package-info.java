/** Culture: the track, culture events, great people (chapter 7). */
@NullMarked
package civitas.civ.culture;

import org.jspecify.annotations.NullMarked;
