package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The values of a table's variants, checked against what the game offers. */
public final class Variants {

    private final List<Variant> offered;
    private final Map<String, String> chosen;

    private Variants(List<Variant> offered, Map<String, String> chosen) {
        this.offered = offered;
        this.chosen = chosen;
    }

    /** Checks every named option; an unknown one or a wrong value is refused with what would be right. */
    public static Variants of(List<Variant> offered, Map<String, String> chosen) {
        for (Map.Entry<String, String> entry : chosen.entrySet()) {
            Variant variant = find(offered, entry.getKey());
            if (!variant.values().contains(entry.getValue())) {
                throw new SetupException(
                        SetupException.Part.OPTIONS,
                        "option " + entry.getKey() + " cannot be '" + entry.getValue() + "'; it can be "
                                + String.join(", ", variant.values()),
                        Phrase.of(
                                "setup.option-value",
                                entry.getKey(),
                                entry.getValue(),
                                String.join(", ", variant.values())));
            }
        }
        return new Variants(List.copyOf(offered), Map.copyOf(chosen));
    }

    private static Variant find(List<Variant> offered, String key) {
        List<String> known = new ArrayList<>();
        for (Variant variant : offered) {
            if (variant.key().equals(key)) {
                return variant;
            }
            known.add(variant.key());
        }
        throw new SetupException(
                SetupException.Part.OPTIONS,
                "unknown option '" + key + "'; known are " + String.join(", ", known),
                Phrase.of("setup.option", key, String.join(", ", known)));
    }

    public String get(String key) {
        String value = chosen.get(key);
        return value == null ? find(offered, key).standard() : value;
    }

    /** Whether a variant has this value; one that no box on the table offers has none. */
    public boolean is(String key, String value) {
        return offered.stream().anyMatch(variant -> variant.key().equals(key)) && get(key).equals(value);
    }

    /** What is not played as usual: the keys of all variants whose value is not their standard. */
    public Set<String> changed() {
        Set<String> keys = new TreeSet<>();
        for (Variant variant : offered) {
            if (!get(variant.key()).equals(variant.standard())) {
                keys.add(variant.key());
            }
        }
        return keys;
    }

    public boolean yes(String key) {
        return get(key).equals("yes");
    }
}
