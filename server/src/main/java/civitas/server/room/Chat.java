package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.api.ChatLine;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.ChatRow;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.TableRow;
import java.util.List;

/**
 * What is said at one table, and what is done there beside the game. At a table that is not listed only those who belong to it
 * talk and hear the talk; what was done is for everybody who looks.
 */
final class Chat {

    private final House house;
    private final Audience audience;

    Chat(House house, Audience audience) {
        this.house = house;
        this.audience = audience;
    }

    List<ChatLine> lines(TableRow table, PersonId who, Language language) {
        return house.store().chats().lines(table.id()).stream()
                .filter(row -> mayHear(table, row, who))
                .map(row -> line(table, row, language))
                .toList();
    }

    ChatRow say(TableRow table, Person person, String text) {
        if (!isOpenTo(table, person.id())) {
            throw Refused.of(Code.NOT_ALLOWED, "chat-private");
        }
        String seat = table.seats().stream()
                .filter(row -> row.belongsTo(person.id()))
                .findFirst()
                .map(SeatRow::seat)
                .map(index -> Seat.of(index).code())
                .orElse("");
        return tell(table, new ChatRow(0, seat, person.name(), person.isGuest(), text, "", house.now()));
    }

    void note(TableRow table, Note note) {
        tell(table, new ChatRow(0, "", "", false, note.text(), note.kind(), house.now()));
    }

    private ChatRow tell(TableRow table, ChatRow line) {
        ChatRow added = house.store().chats().add(table.id(), line);
        audience.said(who -> mayHear(table, added, who), language -> line(table, added, language));
        return added;
    }

    private static boolean mayHear(TableRow table, ChatRow line, PersonId who) {
        return !line.notice().isEmpty() || isOpenTo(table, who);
    }

    private static boolean isOpenTo(TableRow table, PersonId who) {
        return table.listed() == TableRow.Listing.PUBLIC || table.isOf(who);
    }

    ChatLine line(TableRow table, ChatRow row, Language language) {
        String text = row.notice().isEmpty()
                ? row.text()
                : house.catalogue()
                        .words(table.game(), table.boxes(), language)
                        .say(Note.phrase(row.notice(), row.text()));
        return new ChatLine(row.n(), row.seat(), row.name(), row.guest(), text, row.notice(), row.said());
    }
}
