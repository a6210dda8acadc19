package civitas.clash.card.civil;

import civitas.clash.advance.ChooseAdvance;
import civitas.clash.advance.Eligibility;
import civitas.clash.advance.Marker;
import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.content.BaseCivil;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * Teach Us: never played between actions, only right after the capture of another player's city.
 */
final class TeachUs implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return false;
    }

    @Override
    public void perform(ClashTable table, int player) {
        throw new IllegalStateException("Teach Us answers a capture");
    }

    /**
     * A player has captured a city of another player (Teach Us). He is asked once for each capture, so one capture never
     * serves two cards of the name (CC-10.9), and whenever he could hold the card, so that the question betrays nothing.
     */
    static void captured(ClashTable table, int player, int formerOwner) {
        if (!table.player(player).actionCards().isEmpty()
                && !lessons(table, player, formerOwner).isEmpty()) {
            table.push(new Lesson(player, formerOwner));
        }
    }

    private static Numbers lessons(ClashTable table, int player, int teacher) {
        return table.player(teacher).advances().and(Eligibility.gainable(table, player));
    }

    /** Whether the capturer learns an advance of the former owner. */
    record Lesson(int player, int teacher) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.teach-us", table.name(teacher));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (!lessons(table, player, teacher).isEmpty()) {
                Numbers cards = table.player(player).actionCards();
                for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
                    ActionCard card = table.content().actionCard(number);
                    if (card.civil() == BaseCivil.TEACH_US) {
                        out.add(Act.PLAY, card);
                    }
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PLAY) {
                ActionCard card = (ActionCard) choice.subject();
                table.say("log.plays", table.name(player), card.civil());
                Discarding.actionCard(table, player, card.number());
                ChooseAdvance.ask(table, player, table.player(teacher).advances(), Marker.SUPPLY, false);
            }
        }

        /** Passing at once would tell that the card is not in the hand (CC-18.5). */
        @Override
        public boolean answersItself(ClashTable table) {
            return false;
        }
    }
}
