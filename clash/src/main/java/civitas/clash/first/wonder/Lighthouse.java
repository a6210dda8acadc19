package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_LIGHTHOUSE;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.move.Mandate;
import civitas.clash.move.MoveAction;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;

/**
 * A ship in its port when it is built; after each activation of its city one own ship may sail, by the rules of every move
 * (CC-12.40).
 *
 * @param gone whether the ship has set out
 */
record Lighthouse(boolean gone) implements Mandate {

    static void join(Hooks hooks) {
        hooks.city.whenBuilt.join(GREAT_LIGHTHOUSE, Lighthouse::launch);
        hooks.city.afterActivate.join(GREAT_LIGHTHOUSE, (table, player, city, work) -> {
            if (table.cities().has(city, GREAT_LIGHTHOUSE)) {
                table.push(new Sail(player));
            }
        });
    }

    /** Where the port is turned to; not among enemies, with whom it would have to fight. */
    private static void launch(ClashTable table, int player) {
        int port = table.cities().port(Site.of(table, GREAT_LIGHTHOUSE));
        if (table.unitsLeft(player, BaseUnit.SHIP) > 0 && !table.units().hasEnemy(player, port)) {
            table.units().add(player, BaseUnit.SHIP, port, 1);
            table.say("log.great-lighthouse", table.name(player), table.space(port));
        }
    }

    @Override
    public int allowed(ClashTable table, UnitType type, int space) {
        return !gone && type.isShip() ? 1 : 0;
    }

    @Override
    public int groups(int left) {
        return 1;
    }

    @Override
    public Mandate after(UnitType type, int space, int number) {
        return new Lighthouse(true);
    }

    /** When the activation has done its work. */
    record Sail(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Lighthouse oneShip = new Lighthouse(false);
            if (MoveAction.isPossible(table, player, oneShip)) {
                MoveAction.start(table, player, oneShip);
            }
        }
    }
}
