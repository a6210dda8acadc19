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
 * A side removes wounds from its units in play, one by one; the dead stay dead (CV-11.66).
 *
 * @param left how many it may still remove
 */
public record Heal(int side, int left) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << table.battle().player(side);
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.battle.heal", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (Units.isWounded(table, side, front)) {
                out.add(Act.HEAL, Front.of(front));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Front front && !Units.isWounded(table, side, front.index())) {
            out.because(Units.isInPlay(table, side, front.index()) ? "why.front-whole" : "why.front-none", front);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        remove(table, side, choice.subject(Front.class).index(), 1);
        if (left > 1 && Units.hasWounded(table, side)) {
            table.push(new Heal(side, left - 1));
        }
    }

    /** Takes wounds off a unit in play. */
    static void remove(CivTable table, int side, int front, int wounds) {
        Battle battle = table.battle();
        battle.setWounds(side, front, battle.wounds(side, front) - wounds);
        table.say(
                "log.battle.healed",
                Battles.name(table, side),
                Units.card(table, side, front),
                Front.of(front),
                wounds);
    }
}
