package civitas.server.room;

import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import civitas.server.store.Tables;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * How many tables somebody may have at once: open and running ones, and of these the running ones at which only computers
 * play. Counted by person, from the store, and by network address, since the server was started.
 */
public final class Quota {

    private static final int ADDRESSES = 10_000;
    private static final int STRIPES = 64;

    private final Tables tables;
    private final Settings.Caps caps;
    private volatile BiConsumer<String, TableId> listener = (address, table) -> {};
    private final List<Object> people =
            Collections.nCopies(STRIPES, "").stream().map(x -> new Object()).toList();
    private final Map<String, Set<TableId>> made = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Set<TableId>> eldest) {
            return size() > ADDRESSES;
        }
    });

    public Quota(Tables tables, Settings.Caps caps) {
        this.tables = tables;
        this.caps = caps;
    }

    /** Who plays at a table. */
    public enum Crew {
        PEOPLE,
        COMPUTERS
    }

    /**
     * Makes a table, if its maker may have one more. One at a time for a person and for an address: a hundred wishes at once
     * are counted like a hundred in a row.
     */
    public TableId make(PersonId person, String address, Crew crew, Supplier<TableId> making) {
        Set<TableId> here = made.computeIfAbsent(address, a -> new LinkedHashSet<>());
        synchronized (here) {
            synchronized (lockOf(person)) {
                requireRoomForOne(person, here);
                if (crew == Crew.COMPUTERS) {
                    requireRoomForComputers(person, here);
                }
                TableId id = making.get();
                here.add(id);
                listener.accept(address, id);
                return id;
            }
        }
    }

    /** Tells somebody of every table that was made. */
    public void whenMade(BiConsumer<String, TableId> listener) {
        this.listener = listener;
    }

    /** A table was made on another server. */
    public void madeElsewhere(String address, TableId id) {
        Set<TableId> here = made.computeIfAbsent(address, a -> new LinkedHashSet<>());
        synchronized (here) {
            here.add(id);
        }
    }

    /** Starts a table, if computers may play one more by themselves where only they are left. */
    public void start(PersonId person, String address, Crew crew, Runnable starting) {
        Set<TableId> here = made.computeIfAbsent(address, a -> new LinkedHashSet<>());
        synchronized (here) {
            synchronized (lockOf(person)) {
                if (crew == Crew.COMPUTERS) {
                    requireRoomForComputers(person, here);
                }
                starting.run();
            }
        }
    }

    private Object lockOf(PersonId person) {
        return people.get(Math.floorMod(person.hashCode(), STRIPES));
    }

    private void requireRoomForOne(PersonId person, Set<TableId> here) {
        require(tables.unfinishedOf(person).size(), caps.tables(), "too-many-tables");
        if (here.size() >= caps.tablesOfAddress()) {
            here.retainAll(ids(tables.unfinished(here)));
        }
        require(here.size(), caps.tablesOfAddress(), "too-many-tables-here");
    }

    private void requireRoomForComputers(PersonId person, Set<TableId> here) {
        require(computers(tables.unfinishedOf(person)), caps.computerTables(), "too-many-computers");
        if (here.size() >= caps.computerTablesOfAddress()) {
            require(computers(tables.unfinished(here)), caps.computerTablesOfAddress(), "too-many-computers-here");
        }
    }

    private static void require(long number, int most, String problem) {
        if (number >= most) {
            throw Refused.of(Code.NOT_ALLOWED, problem, most);
        }
    }

    private static long computers(List<Tables.Unfinished> some) {
        return some.stream().filter(Tables.Unfinished::playsByItself).count();
    }

    private static List<TableId> ids(List<Tables.Unfinished> some) {
        return some.stream().map(Tables.Unfinished::id).toList();
    }
}
