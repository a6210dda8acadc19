package civitas.clash.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** One of the objective cards: two objectives, of which one can be completed (CC-11.3). */
public record ObjectiveCard(int number, Objective upper, Objective lower) implements Thing {

    @Override
    public String code() {
        return "o" + number;
    }

    @Override
    public Phrase title() {
        return Phrase.of("card.objective", upper, lower);
    }

    @Override
    public String kind() {
        return "objective-card";
    }
}
