package civitas.civ.setup;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The capital goes on one of the four central squares of the home tile, not on water (CV-02.37, CV-02.39).
 *
 * <p>Rules: CV-02.38.
 */
record PlaceCapital(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.place-capital");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : CapitalSites.of(table, player)) {
            out.add(Act.PLACE_CAPITAL, table.square(square));
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Square square)) {
            return;
        }
        if (!CapitalSites.central(table, player).contains(square.index())) {
            out.because("why.capital-central", square);
        } else if (table.lands().isWater(square.index())) {
            out.because("why.water", square);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.subject(Square.class);
        table.foundCity(Cities.of(player, 0), square.index());
        table.say("log.capital", table.name(player), square);
        table.run(table.hooks().setup.startBonus, player);
    }
}
