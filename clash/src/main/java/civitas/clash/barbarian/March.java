package civitas.clash.barbarian;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * The barbarian armies near a player's cities move towards them, one after the other as he says (CC-8.22 to CC-8.29). He
 * is asked only while it matters who goes first or which way.
 *
 * @param waiting spaces whose armies have not had their move yet
 */
record March(int player, List<Integer> waiting) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        Column column = new Column(table, player, waiting);
        if (!column.isPlain()) {
            table.push(new Next(player, waiting));
            return;
        }
        for (int army : waiting) {
            SpaceSet ways = column.ways(army);
            if (!ways.isEmpty()) {
                Barbarians.march(table, army, ways.next(0));
            }
        }
    }

    /** Which army moves next, and which way among equals (CC-8.25). */
    record Next(int player, List<Integer> waiting) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.barbarians-march");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Column column = new Column(table, player, waiting);
            for (int army : waiting) {
                SpaceSet ways = column.ways(army);
                for (int way = ways.next(0); way >= 0; way = ways.next(way + 1)) {
                    out.add(Act.MARCH, table.space(army), table.space(way));
                }
            }
            for (int army : waiting) {
                if (column.mayLoseItsMove(army)) {
                    out.add(Act.STAY, table.space(army));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space from = choice.subject(Space.class);
            List<Integer> left = new ArrayList<>(waiting);
            left.remove(Integer.valueOf(from.index()));
            table.push(new March(player, List.copyOf(left)));
            switch ((Act) choice.verb()) {
                case MARCH ->
                    Barbarians.march(
                            table, from.index(), choice.object(Space.class).index());
                case STAY -> table.say("log.barbarians-stay", from);
                default -> throw new IllegalArgumentException(choice.code());
            }
        }
    }
}
