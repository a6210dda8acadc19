package civitas.civ.civilization;

import civitas.civ.board.Square;
import civitas.civ.city.Ground;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A random ancient wonder stands in the capital's outskirts from the start (CV-02.56). */
record PlaceFirstWonder(int player, Wonder wonder) implements Solo<CivTable> {

    /** Takes the top of the shuffled deck, ancient wonders, before the market is laid out (CV-02.22, CV-02.24). */
    static void draw(CivTable table, int count) {
        for (int i = 0; i < count && table.market().wonderDeck().size() > 0; i++) {
            table.wonders()
                    .promise(table.content()
                            .wonders()
                            .get(table.market().wonderDeck().draw(table.chance())));
            table.reveal();
        }
    }

    /** Asks for the places of the wonders that were taken. */
    static void ask(CivTable table, int player) {
        for (int rest = table.wonders().promised(); rest != 0; rest &= rest - 1) {
            table.push(
                    new PlaceFirstWonder(player, table.content().wonders().get(Integer.numberOfTrailingZeros(rest))));
        }
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.first-piece", wonder);
    }

    /** A wonder stands anywhere but on water (CV-06.67). */
    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (!table.lands().isWater(square)) {
                out.add(Act.PLACE, wonder, table.square(square));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            Ground.explainDryLand(table, player, square, out);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.object(Square.class);
        table.putWonder(square.index(), wonder);
        table.say("log.first-wonder", table.name(player), wonder, square);
    }
}
