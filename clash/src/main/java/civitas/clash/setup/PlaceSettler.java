package civitas.clash.setup;

import civitas.clash.board.Space;
import civitas.clash.content.BaseUnit;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A player picks the land space next to his first city where a settler starts (CC-2.16). */
public record PlaceSettler(int player) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.place-settler");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int space : table.board().neighbours(table.player(player).home())) {
            if (table.lands().isLand(space)) {
                out.add(Act.PLACE, table.space(space));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Space space = choice.subject(Space.class);
        table.units().add(player, BaseUnit.SETTLER, space.index(), 1);
        table.say("log.places-settler", table.name(player), space);
    }
}
