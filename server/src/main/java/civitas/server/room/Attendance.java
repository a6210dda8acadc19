package civitas.server.room;

import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is at one table, and since when the others are away. Whoever looks at it is there; whoever does something at it without
 * looking was there at that moment. Timed evenly, as thinking is: a clock that is set makes nobody absent. Guarded by the room's
 * door.
 */
final class Attendance {

    private static final Logger LOG = LoggerFactory.getLogger(Attendance.class);

    private final House house;
    private final TableId table;
    private final Audience audience;
    private final Map<PersonId, Instant> lastSeen;

    /** Of those nobody has written down it is known only that they have not been here since. */
    private final Instant opened;

    Attendance(House house, TableId table, Audience audience) {
        this.house = house;
        this.table = table;
        this.audience = audience;
        opened = house.steadily();
        Duration ahead = Duration.between(house.now(), opened);
        lastSeen = house.store().presences().at(table);
        lastSeen.replaceAll((person, seen) -> seen.plus(ahead));
    }

    /** Somebody has done something here. */
    void seen(PersonId who) {
        if (!who.isNobody()) {
            lastSeen.put(who, house.steadily());
        }
    }

    /** Somebody has stopped looking; that is remembered also when the server is not. */
    void left(PersonId who) {
        if (who.isNobody() || audience.presenceOf(who) == Notices.Presence.LOOKING) {
            return;
        }
        seen(who);
        house.store().presences().note(table, who, house.now()).exceptionally(e -> {
            LOG.atWarn().addKeyValue("table", table).setCause(e).log("it was not written down who left");
            return null;
        });
    }

    /** How long somebody has been away; nothing for those who are here. */
    Duration away(PersonId who) {
        if (audience.presenceOf(who) == Notices.Presence.LOOKING) {
            return Duration.ZERO;
        }
        Duration away = Duration.between(lastSeen.getOrDefault(who, opened), house.steadily());
        return away.isNegative() ? Duration.ZERO : away;
    }
}
