package civitas.civ.city;

import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A player builds unlocked units of his choice for nothing, one after the other (CV-03.24). What is impossible is left out
 * (CV-03.25): use {@link #offer}.
 *
 * @param left how many more
 */
public record FreeUnit(int player, int left) implements Solo<CivTable> {

    /** Asks for so many units as far as any can be had. */
    public static void offer(CivTable table, int player, int units) {
        if (units > 0 && isPossible(table, player)) {
            table.push(new FreeUnit(player, units));
        }
    }

    public static boolean isPossible(CivTable table, int player) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            if (NewUnit.isAvailable(table, player, UnitType.of(type))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.free-unit", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            if (NewUnit.isAvailable(table, player, UnitType.of(type))) {
                out.add(Act.MUSTER, UnitType.of(type));
            }
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof UnitType type && !NewUnit.isAvailable(table, player, type)) {
            out.because(table.player(player).rank(type) == 0 ? "why.unit-locked" : "why.no-unit", type);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        NewUnit.draw(table, player, choice.subject(UnitType.class));
        offer(table, player, left - 1);
    }
}
