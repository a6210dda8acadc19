package civitas.civ.fame.tech;

import civitas.civ.ability.UsePaid;
import civitas.civ.board.Square;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Terrain;
import civitas.civ.move.Excursion;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Ecology: an empty square that is no mountain becomes another terrain for the rest of the game (CV-10.21, CV-01.61). */
final class Renaturing implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        for (int square = 0; square < table.board().size(); square++) {
            if (fits(table, square)) {
                return true;
            }
        }
        return false;
    }

    /** Nothing changes a square with a relic or a city-state (CV-08.77, CV-10.23). */
    private static boolean fits(CivTable table, int square) {
        return table.board().exists(square)
                && Excursion.isEmpty(table, square)
                && table.lands().terrain(square) != Terrain.MOUNTAIN;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new Where(player, ability));
    }

    /** Which square. */
    record Where(int player, PaidAbility ability) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.ecology.square");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (fits(table, square)) {
                    out.add(Act.CHOOSE, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square && !fits(table, square.index())) {
                out.because("why.not-empty-land", square);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(new What(player, ability, choice.subject(Square.class)));
        }
    }

    /** Which terrain. */
    record What(int player, PaidAbility ability, Square square) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.ecology.terrain", square);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (Terrain terrain : Terrain.values()) {
                if (terrain != Terrain.MOUNTAIN && terrain != table.lands().terrain(square.index())) {
                    out.add(Act.CHOOSE, terrain);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int city = table.cities().around(square.index());
            int targets = city < 0 ? 0 : 1 << Cities.owner(city);
            UsePaid.declare(
                    table,
                    player,
                    ability,
                    targets & ~(1 << player),
                    new Change(square.index(), choice.subject(Terrain.class)));
        }
    }

    /** A disaster token is laid. */
    record Change(int square, Terrain terrain) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.lands().strike(square, terrain);
            table.say("log.strike", table.square(square), terrain);
        }
    }
}
