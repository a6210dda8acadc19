package civitas.civ.stage;

import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import java.util.ArrayList;
import java.util.List;

/** The names of the facts of {@link Measuring}, with {@code *} for a place; those that go on with a word, by an example. */
final class FactNames {

    private static final List<String> WHOLE = List.of(
            "turn",
            "phase",
            "first",
            "active",
            "winner",
            "victory",
            "battle",
            "battle.square",
            "battle.city",
            "battle.barbarians",
            "battle.turn",
            "fronts",
            "group.owner",
            "group.square",
            "group.points",
            "group.armies",
            "group.scouts",
            "market.wonders",
            "market.wonder-deck",
            "market.huts",
            "market.villages",
            "market.people",
            "market.city-states",
            "discards.events-1",
            "discards.infantry",
            "discards.cards");

    private static final List<String> OF_A_SQUARE = List.of(
            "known",
            "terrain",
            "trade",
            "production",
            "culture",
            "coins",
            "resource",
            "token",
            "landmark",
            "piece",
            "city",
            "blockaded",
            "locked",
            "owner",
            "armies",
            "scouts");

    private static final List<String> OF_A_CITY = List.of(
            "owner",
            "capital",
            "walls",
            "trade",
            "production",
            "action-production",
            "with-trade",
            "culture",
            "actions",
            "outskirts",
            "resources");

    private static final List<String> OF_A_PLAYER = List.of(
            "civilization",
            "trade",
            "culture",
            "track",
            "coins",
            "sheet-coins",
            "government",
            "governments",
            "techs",
            "speed",
            "policies",
            "policy-limit",
            "stack",
            "hand-limit",
            "city-limit",
            "water",
            "hand",
            "forces",
            "units",
            "tokens",
            "people",
            "cards",
            "wonders",
            "cities",
            "armies",
            "scouts",
            "rank.infantry",
            "resource.silk",
            "coins.pottery",
            "row.1");

    private FactNames() {}

    static List<String> of(CivTable table) {
        List<String> names = new ArrayList<>(WHOLE);
        OF_A_SQUARE.forEach(fact -> names.add("square *." + fact));
        OF_A_CITY.forEach(fact -> names.add("city *." + fact));
        List.of("known", "tile", "arrow").forEach(fact -> names.add("tile *." + fact));
        List.of("square", "coins", "obsolete").forEach(fact -> names.add("wonder *." + fact));
        for (int seat = 0; seat < table.seats(); seat++) {
            String player = Seat.of(seat).code();
            OF_A_PLAYER.forEach(fact -> names.add(player + "." + fact));
        }
        return names;
    }
}
