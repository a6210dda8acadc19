package civitas.civ.fame.people;

import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.table.AnyTime;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;
import java.util.stream.Stream;

/**
 * Cards that their owner may discard at any time (CV-03.11, CV-07.43), and cards of the Research phase, in which everybody's step
 * lasts as long as the phase (CV-03.10, CV-10.07). Others know their types alone (CV-17.13).
 */
final class AnyTimeCards implements AnyTime {

    private static final List<GreatCard> CARDS =
            List.of(GreatCard.FRIDA_KAHLO, GreatCard.MARCO_POLO, GreatCard.ZHENG_HE);

    private static final List<GreatCard> WITH_RESEARCH = Stream.concat(
                    CARDS.stream(), Stream.of(GreatCard.NIKOLA_TESLA, GreatCard.ISAAC_NEWTON))
            .toList();

    private static List<GreatCard> cards(CivTable table) {
        return table.turn().phase() == Phase.RESEARCH ? WITH_RESEARCH : CARDS;
    }

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
        for (GreatCard card : cards(table)) {
            if (cards.hides(player, card.type()) && table.inspires(player, card.type())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        for (GreatCard card : cards(table)) {
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
