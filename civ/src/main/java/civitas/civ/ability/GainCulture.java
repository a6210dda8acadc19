package civitas.civ.ability;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Culture tokens from the bank: Currency, Chivalry, Metal Casting. */
record GainCulture(int player, int amount) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.addCulture(player, amount);
        table.say("log.gain-culture", table.name(player), amount);
    }
}
