package civitas.civ.ability;

import civitas.civ.board.Square;
import civitas.civ.city.Razing;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.Act;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Atomic Theory, in Movement: an ordinary city is destroyed with everything in its outskirts, figures too (CV-10.29). */
final class Bomb implements Hooks.PaidDeed {

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
        table.push(new ChooseTarget(player, ability));
    }

    record ChooseTarget(int player, PaidAbility ability) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.bomb");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int city = 0; city < table.cities().size(); city++) {
                if (!Cities.isCapital(city) && table.cities().exists(city)) {
                    out.add(Act.BOMB, table.square(table.cities().center(city)));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square) {
                int city = table.cities().at(square.index());
                if (city < 0) {
                    out.because("why.no-city-there", square);
                } else if (Cities.isCapital(city)) {
                    out.because("why.capital", square);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int city = table.cities().at(((Square) choice.subject()).index());
            UsePaid.declare(table, player, ability, 1 << Cities.owner(city), new Explode(player, city));
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
