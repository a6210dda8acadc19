package civitas.server.room;

import civitas.kernel.Seat;
import civitas.server.api.ChatLine;
import civitas.server.store.ChatRow;
import civitas.server.store.Conflict;
import civitas.server.store.Person;
import civitas.server.store.SeatRow;
import civitas.server.store.TableRow;
import java.util.List;

/** What is said at one table. */
final class Chat {

    private static final int TRIES = 5;

    private final House house;

    Chat(House house) {
        this.house = house;
    }

    List<ChatLine> lines(TableRow table) {
        return house.store().chats().lines(table.id()).stream().map(Chat::line).toList();
    }

    /** Says something; if somebody else speaks at the same moment the later one gets the next number. */
    ChatLine say(TableRow table, Person person, String text) {
        String seat = table.seats().stream()
                .filter(row -> row.belongsTo(person.id()))
                .findFirst()
                .map(SeatRow::seat)
                .map(index -> Seat.of(index).code())
                .orElse("");
        for (int attempt = 1; ; attempt++) {
            List<ChatRow> said = house.store().chats().lines(table.id());
            int n = said.isEmpty() ? 1 : said.getLast().n() + 1;
            ChatRow row = new ChatRow(n, seat, person.name(), text, house.now());
            try {
                house.store().chats().add(table.id(), row);
                return line(row);
            } catch (Conflict e) {
                if (attempt == TRIES) {
                    throw e;
                }
            }
        }
    }

    private static ChatLine line(ChatRow row) {
        return new ChatLine(row.n(), row.seat(), row.name(), row.text(), row.said());
    }
}
