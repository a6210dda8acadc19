package civitas.clash.barbarian;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Every barbarian settlement near the player's cities gets one infantry, captured ones too (CC-8.30, CC-8.31). */
record SupplyRound(int player) implements Procedure<ClashTable> {

    /** With fewer pieces than settlements the player says which of them get one. */
    @Override
    public void run(ClashTable table) {
        SpaceSet near = Spaces.near(table, player);
        near.keepAll(table.cities().of(ClashTable.BARBARIANS));
        List<Integer> due = new ArrayList<>();
        for (int city = near.next(0); city >= 0; city = near.next(city + 1)) {
            if (Barbarians.canReinforce(table, city)) {
                due.add(city);
            }
        }
        if (due.size() > table.unitsLeft(ClashTable.BARBARIANS, BaseUnit.INFANTRY)) {
            table.push(new Which(player, List.copyOf(due)));
            return;
        }
        for (int city : due) {
            Barbarians.reinforce(table, city);
        }
    }

    /** Which settlement gets one of the last pieces. */
    record Which(int player, List<Integer> due) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
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
            int city = ((Space) choice.subject()).index();
            Barbarians.reinforce(table, city);
            List<Integer> left = new ArrayList<>(due);
            left.remove(Integer.valueOf(city));
            if (table.unitsLeft(ClashTable.BARBARIANS, BaseUnit.INFANTRY) > 0 && !left.isEmpty()) {
                table.push(new Which(player, List.copyOf(left)));
            }
        }
    }
}
