package civitas.civ.battle;

import civitas.civ.content.UnitKind;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.OpenQuestion;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/** The second part of a battle turn: the player may use abilities, several if they differ (CV-11.41, CV-11.43). */
record EndTurn(int side) implements OpenQuestion {

    @Override
    public int player(CivTable table) {
        return table.battle().player(side);
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.battle.end-turn");
    }

    @Override
    public void list(CivTable table, Choices out) {
        BattleAbilities.list(table, side, out);
        out.add(Act.DONE);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (seat != player(table)) {
            return;
        }
        if (thing instanceof UnitKind || thing instanceof Front) {
            out.because("why.unit-played");
        } else {
            BattleAbilities.explain(table, side, thing, out);
        }
    }

    @Override
    public void choose(CivTable table, Choice choice) {
        if (choice.verb() != Act.DONE) {
            table.push(new Window(side));
            BattleAbilities.begin(table, side, choice);
        }
    }

    /** That nothing can be paid for is a secret. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }

    @Override
    public Weight weight(Choice choice) {
        return choice.verb() == Act.DONE ? Weight.SILENT : Weight.OPEN;
    }

    /** Asks a player who seems to have an ability to use. */
    record Window(int side) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (BattleAbilities.seemUsable(table, side)) {
                table.push(new EndTurn(side));
            }
        }
    }
}
