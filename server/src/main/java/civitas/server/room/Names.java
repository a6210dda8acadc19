package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.account.Accounts;
import civitas.server.account.Likeness;
import civitas.server.store.SeatRow;
import civitas.server.store.TableRow;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the players of a table are called in whatever is told of it: by their names, not by the colours of their seats. Records know
 * only seats, so a name may change at any time.
 */
final class Names {

    private Names() {}

    /** The words of a game as they are said at a table. */
    static Lexicon at(TableRow table, Lexicon words) {
        Map<String, Phrase> called = new HashMap<>();
        Set<String> ambiguous = ambiguous(table, words);
        for (SeatRow seat : table.seats()) {
            if (isNamed(seat) && !ambiguous.contains(look(seat, table, words))) {
                called.put(Seat.of(seat.seat()).title().key(), title(seat, table));
            }
        }
        return words.calling(called);
    }

    /** The name in the list of seats; empty where nobody sits. */
    static String of(SeatRow seat, TableRow table, Lexicon words) {
        return seat.kind() == SeatRow.Kind.AGENT ? words.say(title(seat, table)) : seat.name();
    }

    /** A person's name cannot be bent; where another case is wanted, the sentence says "player" before it. */
    private static Phrase title(SeatRow seat, TableRow table) {
        return seat.kind() == SeatRow.Kind.AGENT
                ? Computer.at(table.id(), seat.seat()).title()
                : Phrase.of("seat.called", seat.name());
    }

    private static boolean isNamed(SeatRow seat) {
        return !seat.isOpen() && !Accounts.isNoName(seat.name());
    }

    /** Somebody who plays several seats under one name: there the colours tell more. */
    private static Set<String> ambiguous(TableRow table, Lexicon words) {
        List<String> looks = table.seats().stream()
                .filter(Names::isNamed)
                .map(seat -> look(seat, table, words))
                .toList();
        Set<String> seen = new HashSet<>();
        Set<String> twice = new HashSet<>();
        for (String look : looks) {
            if (!seen.add(look)) {
                twice.add(look);
            }
        }
        return twice;
    }

    private static String look(SeatRow seat, TableRow table, Lexicon words) {
        return Likeness.of(of(seat, table, words));
    }

    /** A name that looks like nobody else's at the table: whoever comes later gets a number. */
    static String unlike(String name, TableRow table, SeatRow own) {
        Set<String> others = new HashSet<>();
        for (SeatRow seat : table.seats()) {
            if (seat.isPerson() && seat.seat() != own.seat() && !seat.person().equals(own.person())) {
                others.add(Likeness.of(seat.name()));
            }
        }
        String unlike = name;
        for (int number = 2; !Accounts.isNoName(name) && others.contains(Likeness.of(unlike)); number++) {
            unlike = name + " " + number;
        }
        return unlike;
    }
}
