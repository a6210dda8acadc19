package civitas.server.room;

import civitas.kernel.Seat;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.TableRow;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Who is for letting a computer play for whom. They are forgotten with the room, as open wishes to undo are. */
final class Votes {

    private final Map<PersonId, Set<PersonId>> votes = new HashMap<>();

    void add(PersonId absent, PersonId voter) {
        votes.computeIfAbsent(absent, person -> new HashSet<>()).add(voter);
    }

    void forget(PersonId absent) {
        votes.remove(absent);
    }

    boolean isUnanimous(TableRow table, PersonId absent) {
        return votes.getOrDefault(absent, Set.of()).containsAll(voters(table, absent));
    }

    /** Those who have a say: all others who play themselves. A person counts once, in however many seats. */
    static Set<PersonId> voters(TableRow table, PersonId absent) {
        return table.seats().stream()
                .filter(seat -> seat.isPerson() && !seat.isPlayedByAgent() && !seat.belongsTo(absent))
                .map(SeatRow::person)
                .collect(Collectors.toSet());
    }

    /** The seats of those who are for it. */
    List<String> of(TableRow table, SeatRow absent) {
        Set<PersonId> voters = absent.isPerson() ? votes.getOrDefault(absent.person(), Set.of()) : Set.of();
        if (voters.isEmpty()) {
            return List.of();
        }
        return table.seats().stream()
                .filter(seat -> seat.isPerson() && voters.contains(seat.person()))
                .map(seat -> Seat.of(seat.seat()).code())
                .toList();
    }
}
