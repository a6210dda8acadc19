package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.EventCard;
import civitas.clash.content.UnitType;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Volcano: one city goes under the ashes, with all units in its space. */
record Volcano(int player, int card) implements Question<ClashTable> {

    static void befall(ClashTable table, EventCard card, int player) {
        if (table.cities().count(player) >= card.minimum()) {
            table.push(new Volcano(player, card.number()));
        }
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
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
        Rubble.buryCity(table, card, city);
        if (!table.units().isEmpty(city)) {
            table.say("log.units-buried", table.space(city));
        }
        for (UnitType type : table.roster().all()) {
            int buried = table.units().count(type, city);
            if (buried > 0) {
                table.removeUnits(type, city, buried);
                table.fell(player, type, ClashTable.NOBODY);
            }
        }
    }
}
