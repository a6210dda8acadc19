package civitas.civ.ability;

import civitas.civ.content.BaseTech;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.pay.Paying;
import civitas.civ.state.Act;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Interrupter;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** The spies of Communism may stop a figure in the middle of its move. */
public final class InterruptingAbilities implements Interrupter {

    private static final Tech TECH = BaseTech.COMMUNISM;

    private static PaidAbility ability(CivTable table) {
        return table.content().spec(TECH).abilities().getFirst();
    }

    private static boolean hasReady(CivTable table, int player) {
        return table.player(player).knows(TECH)
                && !table.player(player).hasUsed(TECH, 0)
                && table.turn().phase() == Phase.MOVEMENT;
    }

    @Override
    public boolean seemsAble(CivTable table, int player) {
        Player p = table.player(player);
        return hasReady(table, player)
                && (p.tokens() != 0
                        || p.hand().size() > 0
                        || Paying.canPay(table, player, ability(table).cost()));
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (hasReady(table, player)
                && Paying.canPay(table, player, ability(table).cost())) {
            out.add(Act.USE, TECH);
        }
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (!thing.equals(TECH) || !table.player(player).knows(TECH)) {
            return;
        }
        if (table.player(player).hasUsed(TECH, 0)) {
            out.because("why.used", TECH);
        } else {
            Paying.explain(table, player, ability(table).cost(), out);
        }
    }

    @Override
    public boolean wrote(Choice choice) {
        return choice.verb() == Act.USE;
    }

    @Override
    public void use(CivTable table, int player, Choice choice) {
        new LockSquare().begin(table, player, ability(table));
    }
}
