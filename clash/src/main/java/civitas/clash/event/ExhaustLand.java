package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * The symbol "exhausted land": an empty land space next to a city of the drawer gives nothing any more (CC-9.24).
 *
 * <p>Rules: CC-9.25.
 */
record ExhaustLand(int player) implements Solo<ClashTable> {

    /** Asks if there is a token left and a space for it (CC-1.21, CC-9.26). */
    static void ask(ClashTable table, int player) {
        if (table.lands().exhaustedCount() < table.constants().exhaustedTokens
                && !spaces(table, player).isEmpty()) {
            table.push(new ExhaustLand(player));
        }
    }

    private static SpaceSet spaces(ClashTable table, int player) {
        SpaceSet around = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            around.addAll(table.board().around(city));
        }
        for (int space = around.next(0); space >= 0; space = around.next(space + 1)) {
            if (!isFit(table, space)) {
                around.remove(space);
            }
        }
        return around;
    }

    private static boolean isFit(ClashTable table, int space) {
        return table.lands().isLand(space)
                && table.lands().terrain(space) != Terrain.BARREN
                && !table.lands().isExhausted(space)
                && !table.cities().isCity(space)
                && table.units().isEmpty(space);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.exhaust");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet spaces = spaces(table, player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            out.add(Act.PLACE, table.space(space));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Space space = choice.subject(Space.class);
        table.lands().exhaust(space.index());
        table.say("log.exhausts", table.name(player), space);
    }
}
