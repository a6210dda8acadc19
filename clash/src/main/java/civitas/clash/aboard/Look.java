package civitas.clash.aboard;

import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A unit as its owner tells it from others of its kind in the same space: by what it has done this turn, and where every ship has a
 * hold of its own (CC-6.61) by what the ship carries.
 *
 * @param deeds what it has done, as {@link Fatigue} flags
 * @param hold who is aboard, if it is a ship
 * @param ship the ship that it is aboard of, itself included among those in the hold
 */
public record Look(UnitType type, int deeds, List<Look> hold, Optional<Look> ship) implements Thing {

    private static final List<String> WORDS = List.of("moved", "fought", "mountain", "forest", "plains", "travelled");
    private static final List<Integer> FLAGS =
            List.of(Fatigue.MOVED, Fatigue.FOUGHT, Fatigue.MOUNTAIN, Fatigue.FOREST, Fatigue.PLAINS, Fatigue.TRAVELLED);

    public Look {
        hold = List.copyOf(hold);
    }

    /** One that stands on land, or of which it does not matter where aboard it is. */
    public static Look of(UnitType type, int deeds) {
        return new Look(type, deeds, List.of(), Optional.empty());
    }

    /** Whether nothing tells it from a fresh unit of its kind. */
    public boolean isPlain() {
        return deeds == 0 && hold.isEmpty() && ship.isEmpty();
    }

    /** The kind of the unit that a choice names, plainly or by its look. */
    public static UnitType kindOf(Thing thing) {
        return thing instanceof Look look ? look.type : (UnitType) thing;
    }

    @Override
    public String code() {
        StringBuilder code = new StringBuilder(type.code());
        for (int i = 0; i < WORDS.size(); i++) {
            if ((deeds & FLAGS.get(i)) != 0) {
                code.append('-').append(WORDS.get(i));
            }
        }
        if (!hold.isEmpty()) {
            code.append("-with-")
                    .append(String.join("-and-", hold.stream().map(Look::code).toList()));
        }
        ship.ifPresent(carrier -> code.append("-from-").append(carrier.code()));
        return code.toString();
    }

    @Override
    public Phrase title() {
        List<Object> notes = words(deeds);
        if (!hold.isEmpty()) {
            List<Object> crew = new ArrayList<>();
            hold.forEach(unit -> append(crew, unit));
            append(notes, Phrase.of("unit.carries", new Phrase("", crew)));
        }
        ship.ifPresent(carrier -> append(notes, Phrase.of("unit.aboard", carrier)));
        return notes.isEmpty() ? type.title() : Phrase.of("unit.tired", type, new Phrase("", notes));
    }

    private static List<Object> words(int deeds) {
        List<Object> words = new ArrayList<>();
        for (int i = 0; i < WORDS.size(); i++) {
            if ((deeds & FLAGS.get(i)) != 0) {
                append(words, Phrase.of("unit.has." + WORDS.get(i)));
            }
        }
        return words;
    }

    private static void append(List<Object> words, Object word) {
        if (!words.isEmpty()) {
            words.add(", ");
        }
        words.add(word);
    }

    @Override
    public String kind() {
        return type.kind();
    }
}
