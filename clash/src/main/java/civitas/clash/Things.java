package civitas.clash;

import civitas.clash.content.Good;
import civitas.clash.content.facts.Content;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;
import civitas.clash.turn.TurnAction;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The things of a table by kind and code, as a person points at them. */
final class Things {

    private Things() {}

    static Optional<Thing> find(ClashTable table, String kind, String code) {
        return switch (kind) {
            case "space" -> table.board().find(code).map(Thing.class::cast);
            case "seat" ->
                Seat.parse(code).filter(seat -> seat.index() < table.seats()).map(Thing.class::cast);
            default ->
                cardsAndPieces(table.book()).stream()
                        .filter(thing ->
                                thing.kind().equals(kind) && thing.code().equals(code))
                        .findFirst();
        };
    }

    private static List<Thing> cardsAndPieces(Rulebook book) {
        Content content = book.content();
        List<Thing> things = new ArrayList<>();
        things.addAll(content.advances());
        things.addAll(content.wonders());
        things.addAll(content.buildings().all());
        things.addAll(content.roster().all());
        things.addAll(List.of(Good.values()));
        things.addAll(TurnAction.all(book.offers()));
        things.addAll(content.actionCards());
        things.addAll(content.eventCards());
        things.addAll(content.objectiveCards());
        things.addAll(content.components().all());
        return things;
    }
}
