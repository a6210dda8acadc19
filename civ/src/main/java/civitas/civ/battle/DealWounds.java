package civitas.civ.battle;

import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A side distributes wounds among enemy units in play, one by one; a unit they kill strikes no blow (CV-11.65).
 *
 * @param side the side that deals them
 * @param left how many it may still deal
 */
public record DealWounds(int side, int left) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << table.battle().player(side);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.battle.wound", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (Units.isInPlay(table, Battle.other(side), front)) {
                out.add(Act.WOUND, Front.of(front));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Front front && !Units.isInPlay(table, Battle.other(side), front.index())) {
            out.because("why.front-empty", front);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        int enemy = Battle.other(side);
        int front = choice.subject(Front.class).index();
        Fighting.wound(table, enemy, front, 1);
        Fighting.bury(table, enemy, front);
        if (left > 1 && Units.hasAny(table, enemy)) {
            table.push(new DealWounds(side, left - 1));
        }
    }
}
