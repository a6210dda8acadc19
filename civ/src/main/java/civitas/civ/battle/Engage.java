package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Step 3: the defender takes the first battle turn, but against walls the attacker does (CV-11.39, CV-11.40). */
record Engage() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int city = table.battle().city();
        boolean walls = city != Cities.NONE && table.cities().hasWalls(city);
        table.push(new NextTurn(walls ? Battle.ATTACKER : Battle.DEFENDER));
    }
}
