package civitas.clash.city.recruit;

import civitas.clash.combat.Battles;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** Ships recruited into a space with enemy ships attack at once and cannot retreat (CC-4.99, CC-7.76). */
record PortBattle(int player, int city, int ships) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        int port = table.cities().port(city);
        if (Allies.at(table, player, port) || Allies.follow(table, player, port)) {
            table.push(new PortParley(player, port, ships));
        } else if (table.units().hasEnemy(player, port)) {
            Battles.fromPort(table, player, port, Force.of(BaseUnit.SHIP, ships));
        } else {
            table.units().add(player, BaseUnit.SHIP, port, ships);
        }
    }
}
