package civitas.clash.turn;

import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Offers;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.Verb;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Something a player may do between actions, as a thing to point at: its name is the verb of its choices. */
public record TurnAction(Act act) implements Thing {

    /** What never costs one of the main actions. */
    private static final Set<Act> FREE = Set.of(Act.USE, Act.PLAY, Act.TRADE);

    /** Answers to the offers of others are no actions. */
    private static final Set<Act> ANSWERS = Set.of(Act.ACCEPT, Act.DECLINE, Act.RECALL);

    public static List<TurnAction> all(Offers offers) {
        List<TurnAction> all = new ArrayList<>();
        for (TurnOffer offer : offers.all()) {
            for (Act verb : offer.verbs()) {
                if (!ANSWERS.contains(verb)) {
                    all.add(new TurnAction(verb));
                }
            }
        }
        return all;
    }

    /** Says why nothing of the kind can be done; what it needs is written in its text. */
    void explain(ClashTable table, int player, Reasons out) {
        Choices choices = new Choices();
        table.book().offers().of(act).list(table, player, choices);
        for (Choice choice : choices.toList()) {
            if (choice.verb() == act) {
                return;
            }
        }
        if (!FREE.contains(act) && !Actions.left(table)) {
            Actions.explain(table, out);
        } else {
            out.because("verb." + act.code() + ".text");
        }
    }

    @Override
    public String code() {
        return act.code();
    }

    @Override
    public String kind() {
        return Verb.KIND;
    }

    @Override
    public Phrase title() {
        return Phrase.of("verb." + act.code() + ".name");
    }
}
