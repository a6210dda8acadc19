package civitas.civ.ability;

import civitas.civ.city.Destroying;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Combustion: once per turn an army that ends its move on a building may destroy it. */
record Bulldozers(int player, int square) implements Question<CivTable> {

    /** Asks when there is something to destroy. */
    static void afterMove(CivTable table, int player, int square) {
        if (table.pieces().isBuilding(square)
                && table.figures().count(player, Figure.ARMY, square) > 0
                && !table.player(player).hasUsed(BaseTech.COMBUSTION, 0)) {
            table.push(new Bulldozers(player, square));
        }
    }

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.bulldoze", table.pieces().building(square), table.square(square));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.player(player).use(BaseTech.COMBUSTION, 0);
            Destroying.building(table, square);
        }
    }
}
