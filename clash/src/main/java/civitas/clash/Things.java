package civitas.clash;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
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
                cardsAndPieces(table.content()).stream()
                        .filter(thing ->
                                thing.kind().equals(kind) && thing.code().equals(code))
                        .findFirst();
        };
    }

    private static List<Thing> cardsAndPieces(Content content) {
        List<Thing> things = new ArrayList<>();
        things.addAll(List.of(Advance.values()));
        things.addAll(List.of(Wonder.values()));
        things.addAll(List.of(Building.values()));
        things.addAll(List.of(UnitType.values()));
        things.addAll(List.of(Good.values()));
        things.addAll(TurnAction.all());
        for (int number = 1; number <= content.actionCardCount(); number++) {
            things.add(content.actionCard(number));
        }
        for (int number = 1; number <= content.eventCardCount(); number++) {
            things.add(content.eventCard(number));
        }
        for (int number = 1; number <= content.objectiveCardCount(); number++) {
            things.add(content.objectiveCard(number));
        }
        return things;
    }
}
