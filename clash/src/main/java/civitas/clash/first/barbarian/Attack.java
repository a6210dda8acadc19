package civitas.clash.first.barbarian;

import civitas.clash.ask.Ask;
import civitas.clash.board.SpaceSet;
import civitas.clash.combat.Raid;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;

/**
 * The symbol "barbarian attack": the strongest barbarian settlement near a player's cities attacks the nearest of them (CC-8.44,
 * CC-8.45, CC-9.28, CC-8.53, CC-8.71).
 */
public final class Attack {

    /** A settlement that attacks a player. */
    private record From(int player, int settlement) {}

    private static final Inquiry<ClashTable, Integer> SETTLEMENT = Ask.space(Act.CHOOSE, "prompt.barbarians-from")
            .from((table, player, out) -> Ask.each(table, strongest(table, player), out))
            .then((table, player, space) -> choose(table, new From(player, space.index())));

    private static final Inquiry<ClashTable, From> CITY = Ask.space(Act.CHOOSE, "prompt.barbarians-at")
            .about(From::player)
            .from((table, from, out) -> Ask.each(table, nearest(table, from), out))
            .then((table, from, space) -> Raid.begin(table, from.settlement(), space.index()));

    private Attack() {}

    /** The player who drew the event is attacked, if anybody is near enough. */
    public static void begin(ClashTable table, int player) {
        if (strongest(table, player).isEmpty()) {
            table.say("log.barbarians-far");
        } else {
            SETTLEMENT.ask(table, player);
        }
    }

    private static void choose(ClashTable table, From from) {
        CITY.ask(table, from);
    }

    /** The settlements within range with the most barbarians; those without any do not attack. */
    static SpaceSet strongest(ClashTable table, int player) {
        SpaceSet strongest = new SpaceSet();
        SpaceSet near = Wards.open(table, player);
        table.lands()
                .spread(
                        near,
                        table.constants().combat.barbarianRange(),
                        table.lands().explored());
        near.keepAll(table.cities().of(ClashTable.BARBARIANS));
        int most = 1;
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            int army = table.units().army(ClashTable.BARBARIANS, space);
            if (army > most) {
                strongest = new SpaceSet();
                most = army;
            }
            if (army == most) {
                strongest.add(space);
            }
        }
        return strongest;
    }

    /** The cities of the player that are nearest to the settlement, over sea too (CC-8.44). */
    private static SpaceSet nearest(ClashTable table, From from) {
        SpaceSet cities = Wards.open(table, from.player());
        SpaceSet reached = new SpaceSet();
        reached.add(from.settlement());
        for (int step = 0; step < table.board().size(); step++) {
            SpaceSet found = reached.copy();
            found.keepAll(cities);
            if (!found.isEmpty()) {
                return found;
            }
            table.lands().spread(reached, 1, table.lands().explored());
        }
        return new SpaceSet();
    }
}
