package civitas.clash.stage;

import civitas.clash.content.Good;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
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
            "score",
            "place",
            "lost-actions",
            "truce",
            "founder",
            "supply.settlement");

    private static final List<String> SCORES = List.of("cities", "advances", "objectives", "wonders", "events");

    private FactNames() {}

    static List<String> of(ClashTable table) {
        List<String> names = new ArrayList<>(WHOLE);
        Measuring.CITY_FACTS.forEach(fact -> names.add("city *." + fact));
        Measuring.unitFacts(table).forEach(fact -> names.add("units *." + fact));
        Measuring.attackFacts(table).forEach(fact -> names.add("units *." + fact));
        List<UnitType> units = table.roster().all();
        for (WildSide side : table.sides().wild()) {
            names.add(side.code() + ".cities");
            units.forEach(type -> names.add(side.code() + "." + Measuring.many(type)));
        }
        for (String seat : new Reading(table).seats()) {
            OF_A_PLAYER.forEach(fact -> names.add(seat + "." + fact));
            units.forEach(type -> names.add(seat + "." + Measuring.many(type)));
            units.forEach(type -> names.add(seat + ".supply." + type.code()));
            table.content().buildings().all().forEach(building -> names.add(seat + ".supply." + building.code()));
            SCORES.forEach(category -> names.add(seat + ".score." + category));
            table.book().awards().forEach(award -> addOnce(names, seat + ".score." + award.category()));
            table.book().belongings().forEach(belonging -> names.add(seat + "." + belonging.name()));
            for (Good good : Good.values()) {
                names.add(seat + "." + good.code());
            }
        }
        return names;
    }

    private static void addOnce(List<String> names, String name) {
        if (!names.contains(name)) {
            names.add(name);
        }
    }
}
