package civitas.civ.ability;

import civitas.civ.ask.Ask;
import civitas.civ.board.Square;
import civitas.civ.city.Razing;
import civitas.civ.content.PaidAbility;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.text.Phrase;

/** Atomic Theory, in Movement: an ordinary city is destroyed with everything in its outskirts, figures too (CV-10.29). */
final class Bomb implements TurnHooks.PaidDeed {

    static final Inquiry<CivTable, PaidUse> TARGET = Ask.city(Act.BOMB, "prompt.bomb")
            .about(PaidUse::player)
            .where((table, use, square) -> isOrdinary(table, square))
            .explain(Bomb::explain)
            .loss((table, use, choice) -> Phrase.of("loss.bomb", choice.subject()))
            .then((table, use, square) -> {
                int city = table.cities().at(square.index());
                Explode explode = new Explode(use.player(), city);
                UsePaid.declare(table, use.player(), use.ability(), 1 << Cities.owner(city), explode);
            });

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        for (int city = 0; city < table.cities().size(); city++) {
            if (!Cities.isCapital(city) && table.cities().exists(city)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        TARGET.ask(table, new PaidUse(player, ability));
    }

    private static boolean isOrdinary(CivTable table, Square square) {
        return !Cities.isCapital(table.cities().at(square.index()));
    }

    private static void explain(CivTable table, PaidUse use, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            if (table.cities().at(square.index()) < 0) {
                out.because("why.no-city-there", square);
            } else if (!isOrdinary(table, square)) {
                out.because("why.capital", square);
            }
        }
    }

    record Explode(int player, int city) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (!table.cities().exists(city)) {
                return;
            }
            table.say(
                    "log.bomb", table.name(player), table.square(table.cities().center(city)));
            for (int square : table.cities().outskirts(city)) {
                int holder = table.figures().holder(square);
                for (int figure = 0; holder >= 0 && figure < Figures.PER_PLAYER; figure++) {
                    if (table.figures().where(holder, figure) == square) {
                        table.putFigure(holder, figure, Figures.RESERVE);
                    }
                }
            }
            Razing.destroy(table, city);
        }
    }
}
