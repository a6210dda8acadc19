package civitas.civ.fame.people;

import civitas.civ.content.GreatPerson;
import civitas.civ.state.Act;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** Cards that work by themselves are turned up, since they work only face up; that may be done at any time (CV-07.47). */
final class TurnUp implements AnyTime {

    @Override
    public List<Act> verbs() {
        return List.of(Act.TURN_UP);
    }

    /** There are such cards of every type. */
    @Override
    public boolean mayHave(CivTable table, int player) {
        GreatCards cards = GreatCards.of(table);
        if (!cards.hides(player)) {
            return false;
        }
        for (GreatPerson type : table.content().people().all()) {
            if (cards.hides(player, type) && table.inspires(player, type)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (GreatCard card : GreatCards.of(table).hiddenOf(player)) {
            if (card.isLasting() && table.inspires(player, card.type())) {
                out.add(Act.TURN_UP, card);
            }
        }
    }

    /** About cards of the player's own; of the cards of others it says nothing. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof GreatCard card
                && GreatCards.of(table).holds(player, card)
                && !table.inspires(player, card.type())) {
            out.because("why.no-token-on-map", card, card.type());
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Cards.show(table, player, choice.subject(GreatCard.class));
    }
}
