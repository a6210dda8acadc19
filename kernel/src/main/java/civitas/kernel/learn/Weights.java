package civitas.kernel.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the features of a game are worth, and for which tables that was learnt. As text it is one line per weight, so that a
 * change can be read.
 *
 * @param boxes the set of boxes, base first, or {@link #ANY_BOXES}
 * @param least for tables with so many players at least
 * @param most and at most
 * @param origin how they came about, for people
 * @param values weights by the name of the feature; a feature that is not named keeps the weight made by hand
 */
public record Weights(List<String> boxes, int least, int most, String origin, Map<String, Double> values) {

    /** Grows when a file of before can no longer be read, or means something else. */
    public static final int VERSION = 1;

    /** The scale of chances when the game ends, and when it begins; in between it changes evenly. */
    public static final String LATE_SPREAD = "spread.late";

    public static final String EARLY_SPREAD = "spread.early";

    /** For tables with whatever boxes; weights for just the boxes of a table are asked first. */
    public static final List<String> ANY_BOXES = List.of("any");

    private static final String HEAD = "civitas-weights " + VERSION;

    public Weights {
        boxes = List.copyOf(boxes);
        values = Map.copyOf(values);
    }

    public boolean fits(List<String> set, int seats) {
        return (isForAnyBoxes() || boxes.equals(set)) && least <= seats && seats <= most;
    }

    boolean isForAnyBoxes() {
        return boxes.equals(ANY_BOXES);
    }

    /** The weight of a feature, or what it is worth by hand. */
    public double of(String feature, double byHand) {
        return values.getOrDefault(feature, byHand);
    }

    /** The same weights with another scale of chances, or other weights. */
    public Weights with(Map<String, Double> others) {
        Map<String, Double> all = new TreeMap<>(values);
        all.putAll(others);
        return new Weights(boxes, least, most, origin, all);
    }

    public String text() {
        StringBuilder out = new StringBuilder(HEAD + "\n");
        out.append("boxes ").append(String.join(",", boxes)).append('\n');
        out.append("seats ").append(least).append(' ').append(most).append('\n');
        out.append("origin ").append(origin).append('\n');
        new TreeMap<>(values)
                .forEach((name, value) -> out.append(name)
                        .append(' ')
                        .append(String.format(Locale.ROOT, "%.4g", value))
                        .append('\n'));
        return out.toString();
    }

    /** Reads what {@link #text} wrote; an IllegalArgumentException says what is wrong. */
    public static Weights parse(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.size() < 4 || !lines.getFirst().equals(HEAD)) {
            throw new IllegalArgumentException("weights begin with '" + HEAD + "'");
        }
        String[] seats = rest(lines.get(2), "seats").split(" ");
        Map<String, Double> values = new TreeMap<>();
        for (String line : lines.subList(4, lines.size())) {
            int gap = line.indexOf(' ');
            if (gap < 1) {
                throw new IllegalArgumentException("'" + line + "' is no weight");
            }
            values.put(line.substring(0, gap), Double.parseDouble(line.substring(gap + 1)));
        }
        return new Weights(
                Arrays.asList(rest(lines.get(1), "boxes").split(",")),
                Integer.parseInt(seats[0]),
                Integer.parseInt(seats[seats.length - 1]),
                rest(lines.get(3), "origin"),
                values);
    }

    private static String rest(String line, String key) {
        if (!line.startsWith(key + " ")) {
            throw new IllegalArgumentException("'" + key + "' is missing before '" + line + "'");
        }
        return line.substring(key.length() + 1);
    }
}
