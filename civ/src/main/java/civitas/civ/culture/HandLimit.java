package civitas.civ.culture;

import civitas.civ.content.CultureEvent;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hand;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** A hand above its limit is brought down to it (CV-07.14). */
public record HandLimit(int player) implements Question<CivTable> {

    /** Lets a player discard if he holds too many cards. */
    public static void check(CivTable table, int player) {
        if (table.player(player).hand().size() > table.handLimit(player)) {
            table.push(new HandLimit(player));
        }
    }

    @Override
    public int asked(CivTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.NONE;
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (i == 0 || table.content().event(hand.get(i - 1)) != event) {
                out.add(Act.CHOOSE, event);
            }
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (event == choice.subject()) {
                table.market().events(table.content().spec(event).level()).discard(hand.get(i));
                hand.remove(hand.get(i));
                break;
            }
        }
        check(table, player);
    }
}
