package civitas.civ.wisdom.civilization;

import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The Aztecs may build unlocked units for nothing when they gain a great person (CV-03.24, CV-06.38).
 *
 * @param left how many more
 */
record GreatWarriors(int player, int left) implements Solo<CivTable> {

    static void offer(CivTable table, int player, int units) {
        if (units > 0 && isPossible(table, player)) {
            table.push(new GreatWarriors(player, units));
        }
    }

    private static boolean isPossible(CivTable table, int player) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            if (has(table, player, UnitType.of(type))) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(CivTable table, int player, UnitType type) {
        return table.player(player).rank(type) > 0
                && !table.market().units(type).isExhausted();
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.muster", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int i = 0; i < UnitType.COUNT; i++) {
            if (has(table, player, UnitType.of(i))) {
                out.add(Act.MUSTER, UnitType.of(i));
            }
        }
        out.add(Act.DONE);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof UnitType type && !has(table, player, type)) {
            out.because(table.player(player).rank(type) == 0 ? "why.unit-locked" : "why.no-unit", type);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        UnitType type = choice.subject(UnitType.class);
        Supply.drawUnit(table, player, type);
        table.reveal();
        table.say("log.muster", table.name(player), type, 1);
        offer(table, player, left - 1);
    }
}
