package civitas.server.room;

import civitas.server.peer.Elsewhere;
import civitas.server.peer.Neighbourhood;
import civitas.server.store.Person;
import civitas.server.store.Status;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import java.util.Optional;

/** People who sit at tables and are called otherwise now, or are somebody else: all their tables are told, wherever they are. */
public final class Regulars {

    private final House house;
    private final Neighbourhood neighbours;
    private final Rooms rooms;

    Regulars(House house, Neighbourhood neighbours, Rooms rooms) {
        this.house = house;
        this.neighbours = neighbours;
        this.rooms = rooms;
    }

    /**
     * A guest is somebody with an account now: the seats go over, and everybody at the tables is told. Where the account sits at a
     * public table already the guest's seat stays behind, because there everybody has one.
     */
    public void handOver(Person guest, Person account) {
        atAllTablesOf(Neighbourhood.PeopleChange.Kind.HANDED_OVER, guest, account);
    }

    /** A guest is called otherwise now. */
    public void rename(Person before, Person now) {
        atAllTablesOf(Neighbourhood.PeopleChange.Kind.RENAMED, before, now);
    }

    private void atAllTablesOf(Neighbourhood.PeopleChange.Kind kind, Person before, Person now) {
        for (TableId id : house.store().tables().idsOf(before.id())) {
            Neighbourhood.PeopleChange change = new Neighbourhood.PeopleChange(kind, id.value(), before, now);
            try {
                change(change);
            } catch (Elsewhere e) {
                neighbours.change(id, change);
            }
        }
        house.notices().tablesChanged();
    }

    /** Somebody who sits at a table that is here has changed. */
    public void change(Neighbourhood.PeopleChange change) {
        TableId id = new TableId(change.table());
        Person before = change.before();
        Person now = change.now();
        neighbours.requireHere(id);
        Optional<TableRow> over =
                house.store().tables().find(id).filter(row -> row.status() == Status.FINISHED && !rooms.isOpen(id));
        if (over.isPresent()) {
            // Not worth replaying: nobody looks at it, and there is nothing left to happen.
            house.store()
                    .tables()
                    .update(
                            switch (change.kind()) {
                                case RENAMED -> Seating.rename(over.get(), before, now);
                                case HANDED_OVER -> Seating.handOver(over.get(), before, now);
                            });
            return;
        }
        rooms.company(id, company -> {
            switch (change.kind()) {
                case RENAMED -> company.rename(before, now);
                case HANDED_OVER -> company.handOver(before, now);
            }
            return id;
        });
    }
}
