package civitas.civ;

import civitas.civ.battle.Front;
import civitas.civ.board.Square;
import civitas.civ.city.InCity;
import civitas.civ.content.Back;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wealth;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Intent;
import civitas.civ.table.CivTable;
import civitas.civ.trade.AskedOffer;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The things of a table by kind and code, as a person points at them. */
final class Things {

    private static final int PARTS = 3;

    private Things() {}

    static Optional<Thing> find(CivTable table, String kind, String code) {
        return switch (kind) {
            case "square" -> table.board().parse(code).map(Thing.class::cast);
            case InCity.KIND -> inCity(table, code);
            default -> {
                Predicate<Thing> wanted =
                        thing -> thing.kind().equals(kind) && thing.code().equals(code);
                yield all(table).stream().filter(wanted).findFirst();
            }
        };
    }

    /** The code names the city, the kind and the code of the thing. */
    private static Optional<Thing> inCity(CivTable table, String code) {
        String[] parts = code.split(":", PARTS);
        if (parts.length < PARTS || parts[1].equals(InCity.KIND)) {
            return Optional.empty();
        }
        Optional<Square> center = table.board().parse(parts[0]);
        return center.flatMap(square -> find(table, parts[1], parts[2]).map(what -> new InCity(square, what)));
    }

    /** Everything on the table besides squares. */
    static List<Thing> all(CivTable table) {
        List<Thing> things = new ArrayList<>(cards(table.content()));
        things.addAll(table.book().marks());
        things.addAll(table.board().slots());
        for (int seat = 0; seat < table.seats(); seat++) {
            things.add(Seat.of(seat));
        }
        for (int front = 0; front < table.battle().fronts(); front++) {
            things.add(Front.of(front));
        }
        table.deals().book().open().forEach(offer -> things.add(new AskedOffer(offer.number())));
        return things;
    }

    private static List<Thing> cards(Content content) {
        List<Thing> things = new ArrayList<>();
        things.addAll(content.components());
        things.addAll(List.of(UnitType.values()));
        things.addAll(List.of(Figure.values()));
        things.addAll(List.of(Resource.values()));
        things.addAll(List.of(Wealth.values()));
        things.addAll(List.of(Back.values()));
        things.addAll(content.tokenKinds());
        for (int kind = 0; kind < content.unitKinds(); kind++) {
            things.add(content.unitKind(kind));
        }
        things.addAll(Intent.all());
        return things;
    }
}
