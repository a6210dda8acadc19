package civitas.clash.card.civil;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Purpose;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Mercenaries: hires barbarian armies in range, then leads each of them one space, then their settlements refill. */
final class Mercenaries implements CivilEffect {

    private static final int RANGE = 2;

    /** Each army costs one of these. */
    private static final Good[] FEES = {Good.FOOD, Good.WOOD, Good.ORE, Good.CULTURE};

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return fees(table, player) != 0 && !armies(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Hire(player, new SpaceSet()));
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
            if (table.units().army(space) > 0 && hasLandAround(table, space)) {
                armies.add(space);
            }
        }
        return armies;
    }

    private static boolean hasLandAround(ClashTable table, int space) {
        for (int next : table.board().neighbours(space)) {
            if (table.lands().isLand(next)) {
                return true;
            }
        }
        return false;
    }

    /** What the player can pay one army with, as a mask of goods. */
    private static int fees(ClashTable table, int player) {
        int accepted = 0;
        for (Good fee : FEES) {
            accepted |= Payments.accepted(table, player, Purpose.OTHER, fee);
        }
        int held = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            if (table.player(player).get(Good.of(i)) > 0) {
                held |= 1 << i;
            }
        }
        return accepted & held;
    }

    /** Which army is hired next. All are paid before the first one moves. */
    record Hire(int player, SpaceSet hired) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.mercenaries-hire", hired.size());
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (fees(table, player) != 0) {
                SpaceSet armies = armies(table, player);
                armies.removeAll(hired);
                for (int army = armies.next(0); army >= 0; army = armies.next(army + 1)) {
                    out.add(Act.CHOOSE, table.space(army));
                }
            }
            if (!hired.isEmpty()) {
                out.add(Act.DONE);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                table.push(new Lead(player, hired, new SpaceSet()));
                return;
            }
            SpaceSet more = hired.copy();
            more.add(choice.subject(Space.class).index());
            table.push(new Fee(player, more));
        }
    }

    /** What the army hired last is paid with. */
    record Fee(int player, SpaceSet hired) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.mercenaries-fee");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int m = fees(table, player); m != 0; m &= m - 1) {
                out.add(Act.PAY, Goods.of(Good.of(Integer.numberOfTrailingZeros(m)), 1));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Goods fee = choice.subject(Goods.class);
            table.player(player).spend(fee);
            table.say("log.pays", table.name(player), fee);
            table.push(new Hire(player, hired));
        }
    }

    /**
     * Which army goes where: each once, as a whole, in any order.
     *
     * @param waiting the armies still to move
     * @param left the barbarian settlements that armies have left
     */
    record Lead(int player, SpaceSet waiting, SpaceSet left) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.mercenaries-lead");
        }

        /** No army joins one that has still to move: it would move twice, and the other order leads to the same place. */
        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int army = waiting.next(0); army >= 0; army = waiting.next(army + 1)) {
                if (table.units().owner(army) == ClashTable.BARBARIANS) {
                    for (int to : table.board().neighbours(army)) {
                        if (!waiting.has(to) && Barbarians.canMarch(table, army, to)) {
                            out.add(Act.LEAD, table.space(army), table.space(to));
                        }
                    }
                }
            }
            if (out.isEmpty()) {
                out.add(Act.DONE);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                refill(table);
                return;
            }
            int from = choice.subject(Space.class).index();
            SpaceSet rest = waiting.copy();
            rest.remove(from);
            SpaceSet emptied = left.copy();
            if (table.cities().isOf(ClashTable.BARBARIANS, from)) {
                emptied.add(from);
            }
            table.push(new Lead(player, rest, emptied));
            Barbarians.march(table, from, choice.object(Space.class).index());
        }

        private void refill(ClashTable table) {
            for (int city = left.next(0); city >= 0; city = left.next(city + 1)) {
                if (table.cities().isOf(ClashTable.BARBARIANS, city)) {
                    Barbarians.reinforce(table, player, city);
                }
            }
        }
    }
}
