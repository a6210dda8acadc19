package civitas.lab;

import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Chronicle;
import civitas.kernel.Event;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often abilities were used in games: named in what was told, or in a choice that was made. What works without a word is
 * found only by {@link civitas.kernel.Speakers}.
 */
final class Usage implements Chronicle {

    private final SortedMap<String, Integer> uses = new TreeMap<>();

    /** What happened before the game was taken up has been counted when it was played. */
    private boolean begun;

    void begin() {
        begun = true;
    }

    @Override
    public void tell(Event event) {
        look(event.text());
    }

    void chosen(Choice choice) {
        count(choice.subject());
        count(choice.object());
    }

    private void look(Object part) {
        switch (part) {
            case Phrase phrase -> phrase.args().forEach(this::look);
            case Thing thing -> count(thing);
            default -> {}
        }
    }

    private void count(Thing thing) {
        if (begun && thing instanceof Ability) {
            uses.merge(thing.kind() + " " + thing.code(), 1, Integer::sum);
        }
    }

    SortedMap<String, Integer> counts() {
        return uses;
    }
}
