package civitas.clash.first.card;

import civitas.clash.ask.Ask;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.card.civil.Fees;
import civitas.clash.combat.Raid;
import civitas.clash.first.barbarian.Wards;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Mercenaries: hires barbarian settlements in range, then each of them attacks a city in its range (CC-8.46, CC-8.53). */
final class Raiders implements CivilEffect {

    /** The settlements that a player has hired. */
    private record Band(int player, SpaceSet settlements) {

        Band with(int settlement) {
            SpaceSet more = settlements.copy();
            more.add(settlement);
            return new Band(player, more);
        }

        Band without(int settlement) {
            SpaceSet rest = settlements.copy();
            rest.remove(settlement);
            return new Band(player, rest);
        }
    }

    /** Which settlement is hired next. All are paid before the first one attacks. */
    private static final Inquiry<ClashTable, Band> HIRE = Ask.free("prompt.mercenaries-hire")
            .about(Band::player)
            .saying((table, band) -> List.of(band.settlements().size()))
            .list((table, band, out) -> {
                if (Fees.canPay(table, band.player())) {
                    SpaceSet free = settlements(table, band.player());
                    free.removeAll(band.settlements());
                    Ask.each(table, free, settlement -> out.add(Act.CHOOSE, settlement));
                }
                if (!band.settlements().isEmpty()) {
                    out.add(Act.DONE);
                }
            })
            .then((table, band, choice) -> {
                if (choice.verb() == Act.DONE) {
                    send(table, band);
                } else {
                    pay(table, band.with(choice.subject(Space.class).index()));
                }
            });

    /** What the settlement hired last is paid with. */
    private static final Inquiry<ClashTable, Band> FEE = Ask.free("prompt.mercenaries-fee")
            .about(Band::player)
            .list((table, band, out) -> Fees.list(table, band.player(), out))
            .then((table, band, choice) -> {
                HIRE.ask(table, band);
                Fees.pay(table, band.player(), choice);
            });

    /** Which settlement attacks which city: each once, in any order; one whose goal is gone stays at home. */
    private static final Inquiry<ClashTable, Band> SEND = Ask.free("prompt.raid")
            .about(Band::player)
            .list((table, band, out) -> {
                Ask.each(
                        table,
                        band.settlements(),
                        from -> Ask.each(table, goals(table, from.index()), city -> out.add(Act.LEAD, from, city)));
                if (out.isEmpty()) {
                    out.add(Act.DONE);
                }
            })
            .then((table, band, choice) -> {
                if (choice.verb() == Act.LEAD) {
                    int from = choice.subject(Space.class).index();
                    send(table, band.without(from));
                    Raid.begin(table, from, choice.object(Space.class).index());
                }
            });

    private static void pay(ClashTable table, Band band) {
        FEE.ask(table, band);
    }

    private static void send(ClashTable table, Band band) {
        if (!band.settlements().isEmpty()) {
            SEND.ask(table, band);
        }
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Fees.canPay(table, player) && !settlements(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        HIRE.ask(table, new Band(player, new SpaceSet()));
    }

    /** Settlements with barbarians within 2 spaces of the player's cities or armies that have a city to attack. */
    private static SpaceSet settlements(ClashTable table, int player) {
        SpaceSet near = table.cities().of(player).copy();
        SpaceSet units = table.units().of(player);
        for (int space = units.next(0); space >= 0; space = units.next(space + 1)) {
            if (table.units().army(space) > 0) {
                near.add(space);
            }
        }
        table.lands().spread(near, range(table), table.lands().explored());
        near.keepAll(table.cities().of(ClashTable.BARBARIANS));
        SpaceSet hirable = new SpaceSet();
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            if (table.units().army(space) > 0 && !goals(table, space).isEmpty()) {
                hirable.add(space);
            }
        }
        return hirable;
    }

    /** The cities of players within 2 spaces of a settlement, over sea too, that barbarians may attack. */
    private static SpaceSet goals(ClashTable table, int settlement) {
        SpaceSet goals = new SpaceSet();
        SpaceSet near = table.lands().within(settlement, range(table));
        for (int city = near.next(0); city >= 0; city = near.next(city + 1)) {
            int owner = table.cities().owner(city);
            if (owner != ClashTable.NOBODY && table.isPlayer(owner) && !Wards.protect(table, owner, city)) {
                goals.add(city);
            }
        }
        return goals;
    }

    private static int range(ClashTable table) {
        return table.constants().combat.barbarianRange();
    }
}
