/** What the action cards of the first edition do outside battles, where they differ from those of the other edition. */
@NullMarked
package civitas.clash.first.card;

import org.jspecify.annotations.NullMarked;
