package civitas.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Codes that look like a legal one but should not be. */
final class Mutants {

    private Mutants() {}

    static List<String> of(String code, SplittableRandom random) {
        int at = random.nextInt(code.length());
        String[] words = code.split(" ");
        List<String> mutants = new ArrayList<>();
        mutants.add("");
        mutants.add("none-such");
        mutants.add(code + " x");
        mutants.add(code + code);
        mutants.add(code.toUpperCase(Locale.ROOT));
        mutants.add(code.substring(0, at));
        mutants.add(code.substring(0, at) + "ж" + code.substring(at + 1));
        mutants.add(code.substring(0, at) + "\u0000\n" + code.substring(at));
        mutants.add(words[words.length - 1] + " " + words[0]);
        mutants.add(words[0] + " -1");
        mutants.add(words[0] + " " + "9".repeat(40));
        return mutants;
    }
}
