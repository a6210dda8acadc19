package civitas.civ.wisdom.civilization;

import civitas.civ.board.Square;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * The Zulu may explore the huts beside a city they have founded, in any order, as if an army had entered them; what they
 * leave alone stays (CV-04.31, CV-04.62, CV-04.63).
 *
 * @param center the new city
 */
record VisitHuts(int player, int center) implements Solo<CivTable> {

    static void offer(CivTable table, int player, int center) {
        for (int square : table.board().around(center)) {
            if (isHut(table, square)) {
                table.push(new VisitHuts(player, center));
                return;
            }
        }
    }

    private static boolean isHut(CivTable table, int square) {
        return table.lands().hasToken(square) && !table.lands().hasVillage(square);
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.visit-huts");
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.board().around(center)) {
            if (isHut(table, square)) {
                out.add(Act.EXPLORE, table.square(square));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.EXPLORE) {
            table.push(new Again(player, center));
            Exploring.hut(table, player, choice.subject(Square.class).index());
        }
    }

    /** Asks for the next hut once everything that came of the last one is done. */
    record Again(int player, int center) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            offer(table, player, center);
        }
    }
}
