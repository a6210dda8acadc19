package civitas.clash.wonder;

import civitas.clash.card.Discarding;
import civitas.clash.card.Drawing;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Wonder;
import civitas.clash.table.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** An objective card when it is built; once per turn an objective card from the hand becomes an action (CC-12.35). */
final class GreatStatue implements Hooks.Deed {

    private GreatStatue() {}

    static void join(Hooks hooks) {
        hooks.whenBuilt.join(Wonder.GREAT_STATUE, Drawing::objectiveCard);
        hooks.deed.join(Wonder.GREAT_STATUE, new GreatStatue());
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !table.player(player).objectiveCards().isEmpty() && !table.turn().hasUsed(Wonder.GREAT_STATUE);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(Wonder.GREAT_STATUE);
        table.push(new GiveUpObjective(player));
    }

    /** Which objective card is discarded; everybody learns which one it was (CC-18.5). */
    record GiveUpObjective(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.great-statue");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Numbers cards = table.player(player).objectiveCards();
            for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
                out.add(Act.DISCARD, table.content().objectiveCard(card));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            ObjectiveCard card = (ObjectiveCard) choice.subject();
            Discarding.objective(table, player, card.number());
            table.reveal();
            table.say("log.great-statue", table.name(player), card);
            Actions.grant(table, player);
        }
    }
}
