package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A port is turned to the sea, and from the sea its city may take gold or a mood token (CC-4.56, CC-4.78). */
final class PortAbility {

    private PortAbility() {}

    static void join(Hooks hooks) {
        hooks.city.whenConstructed.join(
                BaseBuilding.PORT, (table, player, city) -> table.push(new TurnPort(player, city)));
        hooks.collect.yieldOfBuilding.join(
                BaseBuilding.PORT,
                (table, player, city, space) ->
                        table.lands().isSea(space) && table.serves(player, city, BaseBuilding.PORT)
                                ? Good.GOLD.mask() | Good.MOOD.mask()
                                : 0);
    }

    /** One adjacent sea space, for good. */
    record TurnPort(int player, int city) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.port", table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int space : table.board().neighbours(city)) {
                if (table.lands().isSea(space)) {
                    out.add(Act.PORT, table.space(space));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            table.cities().setPort(city, choice.subject(Space.class).index());
        }
    }
}
