package civitas.civ.culture;

import civitas.civ.content.CultureEvent;
import civitas.civ.state.Act;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A player with too many culture events discards one of his choice, new or old, face up (CV-07.14, CV-07.21). */
record DiscardEvent(int player) implements Solo<CivTable> {

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.discard-event", table.handLimit(player));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            if (!Events.isRepeated(table, hand, i)) {
                out.add(Act.DISCARD_EVENT, table.content().event(hand.get(i)));
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        CultureEvent event = choice.subject(CultureEvent.class);
        Events.discard(table, player, event);
        table.say("log.discard-event", table.name(player), event);
    }

    /** An automatic answer would tell that the cards are all alike. */
    @Override
    public boolean answersItself(CivTable table) {
        return false;
    }
}
