package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import java.util.Optional;

/**
 * Taking choices back, and who was told. Whoever agrees agrees to the wish they have seen, and everybody reads who did.
 *
 * @param <T> the game's table
 */
final class Rewinding<T extends Table<T>> {

    private final Ledger<T> ledger;
    private final Chat chat;
    private final Runnable changed;

    /** @param changed what else forgets the past, if it changes */
    Rewinding(Ledger<T> ledger, Chat chat, Runnable changed) {
        this.ledger = ledger;
        this.chat = chat;
        this.changed = changed;
    }

    void undo(Seat seat, UndoWish wish) {
        Play<T> game = ledger.goingOn();
        int before = game.ply();
        Optional<Match.UndoRequest> open = game.match().undoRequest();
        ledger.undo(seat, wish, changed);
        int taken = before - game.ply();
        switch (wish) {
            case UndoWish.Own _ -> {
                // Nobody has seen anything of it.
            }
            case UndoWish.Ask ask -> {
                note("undo-asked", seat, before - ask.toPly());
                if (taken > 0) {
                    note("undone", seat, taken);
                }
            }
            case UndoWish.Agree _ -> {
                note(
                        "undo-agreed",
                        seat,
                        before - open.map(Match.UndoRequest::toPly).orElse(before));
                if (taken > 0) {
                    note("undone", open.map(Match.UndoRequest::by).orElse(seat), taken);
                }
            }
            case UndoWish.Decline _ -> open.ifPresent(request -> note("undo-declined", seat, before - request.toPly()));
        }
    }

    private void note(String kind, Seat seat, int plies) {
        String name = Seating.at(ledger.row(), seat).name();
        chat.note(ledger.row(), Note.of(kind, name, seat, plies));
    }
}
