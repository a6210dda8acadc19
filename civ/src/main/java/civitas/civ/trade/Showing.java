package civitas.civ.trade;

import civitas.civ.content.Back;
import civitas.civ.content.TokenKind;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;

/** The owner of a face-down hut or village token may show it to another player; culture events never (CV-05.20). */
final class Showing {

    private Showing() {}

    static void list(CivTable table, int seat, Choices out) {
        if (table.player(seat).tokens() == 0) {
            return;
        }
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                list(table, unseen(table, seat, other), table.name(other), out);
            }
        }
    }

    private static void list(CivTable table, long tokens, Seat viewer, Choices out) {
        long listed = 0;
        for (long left = tokens; left != 0; left &= left - 1) {
            TokenKind kind = table.content().token(Long.numberOfTrailingZeros(left));
            if ((listed >> kind.index() & 1) == 0) {
                listed |= 1L << kind.index();
                out.add(Act.SHOW, kind, viewer);
            }
        }
    }

    private static long unseen(CivTable table, int owner, int viewer) {
        return table.player(owner).tokens() & ~table.player(viewer).seenTokens();
    }

    static void choose(CivTable table, int seat, Choice choice) {
        TokenKind kind = choice.subject(TokenKind.class);
        Seat viewer = choice.object(Seat.class);
        for (long left = unseen(table, seat, viewer.index()); left != 0; left &= left - 1) {
            int token = Long.numberOfTrailingZeros(left);
            if (table.content().token(token).equals(kind)) {
                show(table, seat, viewer, token);
                return;
            }
        }
        throw new IllegalArgumentException(choice.code());
    }

    private static void show(CivTable table, int seat, Seat viewer, int token) {
        TokenKind kind = table.content().token(token);
        table.player(viewer.index()).see(token);
        table.reveal();
        table.whisper(
                1 << seat | viewer.mask(),
                Phrase.of("log.shows", table.name(seat), viewer, kind),
                Phrase.of("log.shows", table.name(seat), viewer, Back.of(kind)));
    }
}
