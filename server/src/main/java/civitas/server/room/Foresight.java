package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Preview;
import java.util.Optional;

/**
 * Tries a choice without making it, so that a client can show its price and its effect.
 *
 * <p>It is tried on an imagined table, in which everything the seat may not know is dealt anew. So the answer cannot
 * depend on a secret, not even whether it says that something would be revealed.
 */
final class Foresight {

    private Foresight() {}

    /** Where the choice with this code leads; nothing if it is not legal now. */
    static <T extends Table<T>> Optional<Preview> of(Match<T> match, Seat seat, String code, Lexicon words) {
        T imagined = match.game().imagine(match.table(), seat, match.plies());
        int before = imagined.revelations();
        for (Choice choice : imagined.choices(seat.index())) {
            if (choice.code().equals(code)) {
                imagined.choose(seat.index(), choice);
                return Optional.of(
                        imagined.revelations() == before ? seen(match, imagined, seat, words) : Preview.OF_A_SECRET);
            }
        }
        return Optional.empty();
    }

    private static <T extends Table<T>> Preview seen(Match<T> match, T imagined, Seat seat, Lexicon words) {
        Object view = match.game().view(imagined, Viewer.of(seat));
        if (imagined.over()) {
            return Preview.of(view, null);
        }
        Decision next = imagined.decision(seat);
        return Preview.of(
                view,
                next.choices().isEmpty()
                        ? null
                        : new Portrait<>(match, Viewer.of(seat), words).decision(imagined, next));
    }
}
