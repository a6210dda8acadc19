package civitas.clash.city.recruit;

import civitas.clash.combat.Battles;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.state.Act;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * New ships come to others that would sail with them: are these attacked, or joined? Rules: CC-16.37, CC-16.44.
 *
 * @param ships new ships that are not on the board yet
 */
record PortParley(int player, int port, int ships) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.parley", table.space(port));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            Force own = Allies.turnOn(table, player, port);
            Battles.fromPort(table, player, port, own.plus(BaseUnit.SHIP, ships));
        } else {
            Allies.join(table, player, port);
            table.units().add(player, BaseUnit.SHIP, port, ships);
        }
    }
}
