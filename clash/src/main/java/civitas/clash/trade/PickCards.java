package civitas.clash.trade;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** The active player has accepted an offer and says which cards he gives for it. */
record PickCards(int player) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Answers.prompt(table, player);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Answers.listPicks(table, player, out);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DECLINE) {
            Answers.choose(table, player, choice);
            return;
        }
        Answers.pick(table, player, choice);
        if (table.trade().settling(player).isPresent()) {
            table.push(this);
        }
    }
}
