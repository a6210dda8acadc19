package civitas.civ.fame.people;

import civitas.civ.state.Act;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/** Cards that their owner may discard at any time (CV-03.11, CV-07.43). Others know their types alone (CV-17.13). */
final class AnyTimeCards implements AnyTime {

    private static final List<GreatCard> CARDS =
            List.of(GreatCard.FRIDA_KAHLO, GreatCard.MARCO_POLO, GreatCard.ZHENG_HE);

    @Override
    public List<Act> verbs() {
        return List.of(Act.DEED);
    }

    @Override
    public boolean mayHave(CivTable table, int player) {
        GreatCards cards = GreatCards.of(table);
        if (!cards.hides(player)) {
            return false;
        }
        for (GreatCard card : CARDS) {
            if (cards.hides(player, card.type()) && table.inspires(player, card.type())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (GreatCard card : CARDS) {
            if (table.has(player, card)) {
                table.hooks().turn.deed.voice(card).list(table, player, out);
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        table.hooks().turn.deed.voice(choice.subject(GreatCard.class)).begin(table, player, choice);
    }
}
