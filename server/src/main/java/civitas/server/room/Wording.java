package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Thing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The words of what a seat can choose. Most of what it could choose from a moment ago it can choose from again, so that is not
 * put into words anew. The room's door guards it.
 */
final class Wording {

    private final Lexicon words;
    private Map<Choice, Worded> last = Map.of();

    Wording(Lexicon words) {
        this.words = words;
    }

    /** What a choice is called, whatever it would do at the moment. */
    record Worded(String code, String verb, String label, List<Thing> things) {}

    Lexicon words() {
        return words;
    }

    /** Each in its place. */
    List<Worded> of(List<Choice> choices) {
        List<Worded> all = new ArrayList<>(choices.size());
        Map<Choice, Worded> now = HashMap.newHashMap(choices.size());
        for (Choice choice : choices) {
            Worded known = last.get(choice);
            Worded worded = known == null ? worded(choice) : known;
            now.put(choice, worded);
            all.add(worded);
        }
        last = now;
        return all;
    }

    private Worded worded(Choice choice) {
        List<Thing> things = new ArrayList<>(2);
        for (civitas.kernel.Thing thing : List.of(choice.subject(), choice.object())) {
            if (!thing.equals(civitas.kernel.Thing.NONE)) {
                things.add(thing(thing));
            }
        }
        return new Worded(choice.code(), choice.verb().code(), words.say(choice.label()), List.copyOf(things));
    }

    Thing thing(civitas.kernel.Thing thing) {
        return new Thing(thing.kind(), thing.code(), words.say(thing));
    }
}
