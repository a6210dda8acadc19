package civitas.clash.barbarian;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Every barbarian settlement near the player's cities gets one unit, captured ones too (CC-8.30, CC-8.31). */
record SupplyRound(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        SpaceSet near = Spaces.near(table, player);
        near.keepAll(table.cities().of(ClashTable.BARBARIANS));
        new Rest(player, Spaces.list(near)).run(table);
    }

    /** The settlements that have still to get one, as far as they can. */
    record Rest(int player, List<Integer> cities) implements Procedure<ClashTable> {

        /** With fewer pieces than settlements the player says which of them get one. */
        @Override
        public void run(ClashTable table) {
            List<Integer> due = new ArrayList<>();
            for (int city : cities) {
                if (Barbarians.canReinforce(table, city)) {
                    due.add(city);
                }
            }
            if (due.size() > table.unitsLeft(ClashTable.BARBARIANS, BaseUnit.INFANTRY)) {
                table.push(new Which(player, List.copyOf(due)));
            } else if (!due.isEmpty()) {
                supply(table, player, due, due.getFirst());
            }
        }
    }

    private static void supply(ClashTable table, int player, List<Integer> due, int city) {
        List<Integer> left = new ArrayList<>(due);
        left.remove(Integer.valueOf(city));
        table.push(new Rest(player, List.copyOf(left)));
        Barbarians.reinforce(table, player, city);
    }

    /** Which settlement gets one of the last pieces. */
    record Which(int player, List<Integer> due) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.barbarians-reinforce");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int city : due) {
                out.add(Act.PLACE, table.space(city));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            supply(table, player, due, choice.subject(Space.class).index());
        }
    }
}
