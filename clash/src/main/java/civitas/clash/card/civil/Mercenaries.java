package civitas.clash.card.civil;

import civitas.clash.ask.Ask;
import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Mercenaries: hires barbarian armies in range, then leads each of them one space, then their settlements refill. */
final class Mercenaries implements CivilEffect {

    private static final int RANGE = 2;

    /**
     * The armies that a player hires and leads.
     *
     * @param armies those hired so far, then those still to move
     * @param left the barbarian settlements that armies have left
     */
    private record Band(int player, SpaceSet armies, SpaceSet left) {}

    /** Which army is hired next. All are paid before the first one moves. */
    private static final Inquiry<ClashTable, Band> HIRE = Ask.free("prompt.mercenaries-hire")
            .about(Band::player)
            .saying((table, band) -> List.of(band.armies().size()))
            .list(Mercenaries::listHires)
            .then(Mercenaries::hire);

    /** What the army hired last is paid with. */
    private static final Inquiry<ClashTable, Band> FEE = Ask.free("prompt.mercenaries-fee")
            .about(Band::player)
            .list((table, band, out) -> Fees.list(table, band.player(), out))
            .then((table, band, choice) -> {
                HIRE.ask(table, band);
                Fees.pay(table, band.player(), choice);
            });

    /** Which army goes where: each once, as a whole, in any order. */
    private static final Inquiry<ClashTable, Band> LEAD = Ask.free("prompt.mercenaries-lead")
            .about(Band::player)
            .list(Mercenaries::listMarches)
            .then(Mercenaries::lead);

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Fees.canPay(table, player) && !armies(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        HIRE.ask(table, new Band(player, new SpaceSet(), new SpaceSet()));
    }

    /** Barbarian armies within 2 spaces of the player's cities or military units, with land beside them to go to. */
    private static SpaceSet armies(ClashTable table, int player) {
        SpaceSet near = table.cities().of(player).copy();
        SpaceSet units = table.units().of(player);
        for (int space = units.next(0); space >= 0; space = units.next(space + 1)) {
            if (table.units().army(space) > 0) {
                near.add(space);
            }
        }
        table.lands().spread(near, RANGE, table.lands().explored());
        near.keepAll(table.units().of(ClashTable.BARBARIANS));
        SpaceSet armies = new SpaceSet();
        for (int space = near.next(0); space >= 0; space = near.next(space + 1)) {
            if (table.units().army(space) > 0 && hasLandAround(table, space) && !isGuarded(table, player, space)) {
                armies.add(space);
            }
        }
        return armies;
    }

    /** Whether an ability of somebody else keeps the army where it is. */
    private static boolean isGuarded(ClashTable table, int player, int army) {
        Hook<Voices.CityCheck> guards = table.hooks().event.guardsBarbarians;
        for (int owner = 0; owner < table.seats() && !guards.joined().isEmpty(); owner++) {
            for (Voices.CityCheck voice : guards.of(table.abilitiesAnywhere(owner))) {
                if (owner != player && voice.holds(table, owner, army)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasLandAround(ClashTable table, int space) {
        for (int next : table.board().neighbours(space)) {
            if (table.lands().isLand(next)) {
                return true;
            }
        }
        return false;
    }

    private static void listHires(ClashTable table, Band band, Choices out) {
        if (Fees.canPay(table, band.player())) {
            SpaceSet armies = armies(table, band.player());
            armies.removeAll(band.armies());
            Ask.each(table, armies, army -> out.add(Act.CHOOSE, army));
        }
        if (!band.armies().isEmpty()) {
            out.add(Act.DONE);
        }
    }

    private static void hire(ClashTable table, Band band, Choice choice) {
        if (choice.verb() == Act.DONE) {
            LEAD.ask(table, band);
        } else {
            SpaceSet more = band.armies().copy();
            more.add(choice.subject(Space.class).index());
            FEE.ask(table, new Band(band.player(), more, band.left()));
        }
    }

    /** No army joins one that has still to move: it would move twice, and the other order leads to the same place. */
    private static void listMarches(ClashTable table, Band band, Choices out) {
        Ask.each(table, band.armies(), army -> {
            for (int to : table.board().neighbours(army.index())) {
                if (table.units().owner(army.index()) == ClashTable.BARBARIANS
                        && !band.armies().has(to)
                        && Barbarians.canMarch(table, army.index(), to)) {
                    out.add(Act.LEAD, army, table.space(to));
                }
            }
        });
        if (out.isEmpty()) {
            out.add(Act.DONE);
        }
    }

    private static void lead(ClashTable table, Band band, Choice choice) {
        if (choice.verb() == Act.DONE) {
            Ask.each(table, band.left(), city -> refill(table, band.player(), city.index()));
            return;
        }
        int from = choice.subject(Space.class).index();
        SpaceSet rest = band.armies().copy();
        rest.remove(from);
        SpaceSet emptied = band.left().copy();
        if (table.cities().isOf(ClashTable.BARBARIANS, from)) {
            emptied.add(from);
        }
        LEAD.ask(table, new Band(band.player(), rest, emptied));
        Barbarians.march(table, from, choice.object(Space.class).index());
    }

    private static void refill(ClashTable table, int player, int city) {
        if (table.cities().isOf(ClashTable.BARBARIANS, city)) {
            Barbarians.reinforce(table, player, city);
        }
    }
}
