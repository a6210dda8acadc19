package civitas.clash.barbarian;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * The barbarian armies near a player's cities move towards them, one after the other as he says (CC-8.22 to CC-8.29).
 *
 * @param waiting spaces whose armies have not moved yet
 */
record March(int player, List<Integer> waiting) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        for (int army : waiting) {
            if (!ways(table, army).isEmpty()) {
                table.push(new Next(player, waiting));
                return;
            }
        }
    }

    /**
     * Where an army can go now. It does not join one that has still to move: no army is split and none moves twice
     * (CC-8.24, CC-8.26), so the one in front goes first.
     */
    private SpaceSet ways(ClashTable table, int army) {
        if (table.units().count(ClashTable.BARBARIANS, UnitType.INFANTRY, army) == 0) {
            return new SpaceSet();
        }
        SpaceSet ways = Spaces.ways(table, player, army);
        for (int other : waiting) {
            ways.remove(other);
        }
        return ways;
    }

    /** Which army moves next, and which way among equals (CC-8.25). */
    record Next(int player, List<Integer> waiting) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.barbarians-march");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            March march = new March(player, waiting);
            for (int army : waiting) {
                SpaceSet ways = march.ways(table, army);
                for (int way = ways.next(0); way >= 0; way = ways.next(way + 1)) {
                    out.add(Act.MARCH, table.space(army), table.space(way));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space from = (Space) choice.subject();
            Space to = (Space) choice.object();
            List<Integer> left = new ArrayList<>(waiting);
            left.remove(Integer.valueOf(from.index()));
            table.push(new March(player, List.copyOf(left)));
            Barbarians.march(table, from.index(), to.index());
        }
    }
}
