package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.EventCard;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Volcano: one city goes under the ashes, with all units in its space. */
record Volcano(int player, int card) implements Solo<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        if (table.cities().count(player) >= card.minimum()) {
            table.push(new Volcano(player, card.number()));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.volcano");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            out.add(Act.BURY_CITY, table.space(city));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int city = choice.subject(Space.class).index();
        Force buried = buried(table, city);
        Rubble.buryCity(table, card, city);
        if (!buried.isEmpty()) {
            table.say("log.units-buried", table.space(city));
        }
        for (UnitType type : table.roster().all()) {
            if (buried.count(type) > 0) {
                table.removeUnits(type, city, buried.count(type));
                table.fell(player, type, ClashTable.NOBODY);
            }
        }
    }

    /** All units that nothing protects, asked while the city still stands. */
    private Force buried(ClashTable table, int city) {
        Force buried = Force.NONE;
        for (UnitType type : table.roster().all()) {
            int number = table.units().count(type, city);
            if (number > 0 && !Shelters.protectUnits(table, player, type, city)) {
                buried = buried.plus(type, number);
            }
        }
        return buried;
    }
}
