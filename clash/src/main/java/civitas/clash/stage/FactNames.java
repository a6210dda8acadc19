package civitas.clash.stage;

import civitas.clash.content.Good;
import civitas.clash.table.ClashTable;
import java.util.ArrayList;
import java.util.List;

/** The names of all facts of {@link Measuring} and {@link PlayerFacts}, with {@code *} for a space. */
final class FactNames {

    private static final List<String> WHOLE = List.of(
            "age",
            "round",
            "active",
            "first",
            "actions",
            "pestilence",
            "exhausted",
            "open-wonders",
            "offers-open",
            "battle",
            "battle.space",
            "battle.round",
            "action-deck",
            "event-deck",
            "objective-deck",
            "wonder-deck",
            "action-discards",
            "event-discards",
            "objective-discards",
            "barbarians.cities",
            "barbarians.infantry",
            "terrain *",
            "exhausted *",
            "city *",
            "units *");

    private static final List<String> OF_A_PLAYER = List.of(
            "advances",
            "borrowed",
            "event-track",
            "hand",
            "hand.actions",
            "hand.people",
            "hand.objectives",
            "hand.wonders",
            "completed",
            "wonders",
            "cities",
            "settlers",
            "infantry",
            "ships",
            "score",
            "place",
            "lost-actions",
            "truce",
            "founder",
            "supply.settlement",
            "supply.academy",
            "supply.fortress",
            "supply.port",
            "supply.temple",
            "supply.settler",
            "supply.infantry",
            "supply.ship");

    private static final List<String> SCORES = List.of("cities", "advances", "objectives", "wonders", "events");

    private FactNames() {}

    static List<String> of(ClashTable table) {
        List<String> names = new ArrayList<>(WHOLE);
        Measuring.CITY_FACTS.forEach(fact -> names.add("city *." + fact));
        Measuring.UNIT_FACTS.forEach(fact -> names.add("units *." + fact));
        Measuring.ATTACK_FACTS.forEach(fact -> names.add("units *." + fact));
        for (String seat : new Reading(table).seats()) {
            OF_A_PLAYER.forEach(fact -> names.add(seat + "." + fact));
            SCORES.forEach(category -> names.add(seat + ".score." + category));
            for (Good good : Good.values()) {
                names.add(seat + "." + good.code());
            }
        }
        return names;
    }
}
