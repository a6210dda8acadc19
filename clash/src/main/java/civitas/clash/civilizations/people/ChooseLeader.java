package civitas.clash.civilizations.people;

import civitas.clash.civilizations.content.Leader;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Which of his leaders a player takes (CC-16.12); in the variant chance says which (CC-17.15). */
public record ChooseLeader(int player) implements Solo<ClashTable> {

    /** The variant in which leaders are drawn. */
    public static final String RANDOM_LEADERS = "random-leaders";

    /** Asks which of his leaders a player takes; his figure is placed by whoever asks. */
    public static void ask(ClashTable table, int player) {
        if (!table.rules().options().all().yes(RANDOM_LEADERS)) {
            table.push(new ChooseLeader(player));
            return;
        }
        Numbers cards = Peoples.of(table).cards(player);
        int[] list = new int[cards.size()];
        int count = 0;
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            list[count++] = card;
        }
        int drawn = list[table.chance().roll(count)];
        table.reveal();
        LeaderLife.crown(table, player, Leader.of(drawn));
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.leader");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Numbers cards = Peoples.of(table).cards(player);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            out.add(Act.CHOOSE, Leader.of(card));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        LeaderLife.crown(table, player, choice.subject(Leader.class));
    }
}
