/** The playing of any game: tables, agendas of steps, decisions, records, views, chance and undo. It knows no game. */
@NullMarked
package civitas.kernel;

import org.jspecify.annotations.NullMarked;
