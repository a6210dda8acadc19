package civitas.civ.ability;

import civitas.civ.board.Square;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Communism: no figure may leave a square for the rest of the turn; may interrupt a movement (CV-03.18). */
final class LockSquare implements Hooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return true;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new ChooseSquare(player, ability));
    }

    record ChooseSquare(int player, PaidAbility ability) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.lock");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (table.lands().isKnown(square)
                        && !table.locked().has(square)
                        && !table.landmarks().isRelic(square)) {
                    out.add(Act.LOCK, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square) {
                if (!table.lands().isKnown(square.index())) {
                    out.because("why.unexplored", square);
                } else if (table.locked().has(square.index())) {
                    out.because("why.square-locked", square);
                } else if (table.landmarks().isRelic(square.index())) {
                    out.because("why.relic-there", square);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int square = ((Square) choice.subject()).index();
            int holder = table.figures().holder(square);
            UsePaid.declare(table, player, ability, holder < 0 ? 0 : 1 << holder, new Lock(player, square));
        }
    }

    record Lock(int player, int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.locked().add(square);
            table.say("log.lock", table.name(player), table.square(square));
        }
    }
}
