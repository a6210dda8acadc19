/** Governments: what they do, and how they change (rules 4.3). */
@NullMarked
package civitas.civ.government;

import org.jspecify.annotations.NullMarked;
