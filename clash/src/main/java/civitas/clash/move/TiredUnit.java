package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** A unit that stands beside others of its type which have done something else this turn. */
record TiredUnit(UnitType type, int flags) implements Thing {

    private static final List<String> WORDS = List.of("moved", "fought", "mountain", "forest", "plains", "travelled");
    private static final List<Integer> FLAGS =
            List.of(Fatigue.MOVED, Fatigue.FOUGHT, Fatigue.MOUNTAIN, Fatigue.FOREST, Fatigue.PLAINS, Fatigue.TRAVELLED);

    @Override
    public String code() {
        StringBuilder code = new StringBuilder(type.code());
        for (int i = 0; i < WORDS.size(); i++) {
            if ((flags & FLAGS.get(i)) != 0) {
                code.append('-').append(WORDS.get(i));
            }
        }
        return code.toString();
    }

    @Override
    public Phrase title() {
        List<Object> words = new ArrayList<>();
        for (int i = 0; i < WORDS.size(); i++) {
            if ((flags & FLAGS.get(i)) != 0) {
                if (!words.isEmpty()) {
                    words.add(", ");
                }
                words.add(Phrase.of("unit.has." + WORDS.get(i)));
            }
        }
        return Phrase.of("unit.tired", type, new Phrase("", words));
    }

    @Override
    public String kind() {
        return type.kind();
    }
}
