package civitas.clash.card.civil;

import civitas.clash.advance.AdvanceAction;
import civitas.clash.advance.BuyAdvance;
import civitas.clash.advance.Marker;
import civitas.clash.card.GainIdeas;
import civitas.clash.content.Advance;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** New Ideas: an advance for its price, without the event track; the ideas come when it is paid and gained. */
final class NewIdeas implements CivilEffect {

    private static final int IDEAS = 2;

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !AdvanceAction.affordable(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new GainIdeas(player, IDEAS));
        table.push(new Buy(player));
    }

    /** Which advance. */
    record Buy(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.new-ideas");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Numbers advances = AdvanceAction.affordable(table, player);
            for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
                out.add(Act.ADVANCE, table.content().advance(number));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            BuyAdvance.begin(table, player, (Advance) choice.subject(), Marker.SUPPLY);
        }
    }
}
