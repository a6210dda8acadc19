package civitas.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The list of legal choices while a question writes it. */
public final class Choices {

    private final ArrayList<Choice> list = new ArrayList<>(24);

    public void add(Verb verb) {
        list.add(new Choice(verb, Thing.NONE, Thing.NONE));
    }

    public void add(Verb verb, Thing subject) {
        list.add(new Choice(verb, subject, Thing.NONE));
    }

    public void add(Verb verb, Thing subject, Thing object) {
        list.add(new Choice(verb, subject, object));
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public int size() {
        return list.size();
    }

    public List<Choice> toList() {
        return Collections.unmodifiableList(list);
    }
}
