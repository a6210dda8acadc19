package civitas.civ.state;

import civitas.kernel.Thing;
import civitas.kernel.Verb;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Something to be done that is about no thing, as a thing to point at: its name is the verb of its choice. */
public record Intent(Act act) implements Thing {

    public static List<Intent> all() {
        return List.of(new Intent(Act.ADVANCE), new Intent(Act.OFFER), new Intent(Act.STOP), new Intent(Act.DONE));
    }

    @Override
    public String code() {
        return act.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of("choice." + act.code());
    }

    @Override
    public String kind() {
        return Verb.KIND;
    }
}
