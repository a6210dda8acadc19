package civitas.server;

import civitas.server.peer.Care;
import civitas.server.room.Rooms;
import civitas.server.store.TableId;
import java.util.List;

/** What this server does for the tables in its care. */
record InCare(Rooms rooms, Grapevine grapevine) implements Care {

    @Override
    public void resumeAll() {
        rooms.resumeAll();
    }

    @Override
    public List<TableId> selfMoving() {
        return rooms.selfMoving();
    }

    @Override
    public List<TableId> overdue() {
        return rooms.overdue();
    }

    @Override
    public void resume(TableId table) {
        rooms.resume(table);
    }

    @Override
    public boolean isOpen(TableId table) {
        return rooms.isOpen(table);
    }

    @Override
    public boolean giveUp(TableId table) {
        return rooms.giveUp(table);
    }

    @Override
    public void heard(String news) {
        grapevine.heard(news);
    }
}
