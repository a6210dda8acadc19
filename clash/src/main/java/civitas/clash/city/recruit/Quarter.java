package civitas.clash.city.recruit;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** An ability lets a unit that was just recruited be placed somewhere else than in the city. */
record Quarter(int player, int city, UnitType type) implements Solo<ClashTable> {

    static void ask(ClashTable table, int player, int city, UnitType type) {
        Quarter quarter = new Quarter(player, city, type);
        if (!quarter.spaces(table).isEmpty()) {
            table.push(quarter);
        }
    }

    private SpaceSet spaces(ClashTable table) {
        return table.hooks()
                .recruit
                .recruitSpaces
                .of(table.abilities(player, city))
                .result(new SpaceSet(), (found, voice) -> {
                    SpaceSet more = found.copy();
                    more.addAll(voice.spaces(table, player, city, type));
                    return more;
                });
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.quarter", type, table.space(city));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.PLACE, table.space(city));
        SpaceSet spaces = spaces(table);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            out.add(Act.PLACE, table.space(space));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int space = choice.subject(Space.class).index();
        if (space != city) {
            table.removeUnits(type, city, 1);
            table.units().add(player, type, space, 1);
            table.say("log.places-unit", table.name(player), type, table.space(space));
        }
    }
}
