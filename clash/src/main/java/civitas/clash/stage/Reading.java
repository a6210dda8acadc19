package civitas.clash.stage;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Component;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Reads the words of a position; one that means nothing is an error that says what would. */
final class Reading {

    static final String NONE = "none";

    private final ClashTable table;

    Reading(ClashTable table) {
        this.table = table;
    }

    int space(Node node) {
        return space(node.text(), node.line());
    }

    int space(String label, int line) {
        return table.board()
                .find(label)
                .orElseThrow(() -> new ScenarioException(line, "there is no space '" + label + "' on this board"))
                .index();
    }

    boolean isSeat(String code) {
        return Seat.parse(code).filter(seat -> seat.index() < table.seats()).isPresent();
    }

    int seat(Node node) {
        return seat(node, node.text());
    }

    int seat(Node node, String code) {
        if (!isSeat(code)) {
            throw node.wrong("'" + code + "' is no player here; players are " + String.join(", ", seats()));
        }
        return Seat.parse(code).orElseThrow().index();
    }

    List<String> seats() {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            seats.add(Seat.of(seat).code());
        }
        return seats;
    }

    /** A player or a wild side. */
    int side(Node node) {
        for (WildSide side : table.sides().wild()) {
            if (node.text().equals(side.code())) {
                return side.number();
            }
        }
        return seat(node);
    }

    int number(Node node, int from, int to) {
        int number = node.number();
        if (number < from || number > to) {
            throw node.wrong("expected a number from " + from + " to " + to + ", found " + number);
        }
        return number;
    }

    static Terrain terrain(Node node) {
        return one(node, node.text(), List.of(Terrain.values()), Terrain::code);
    }

    static Mood mood(Node node) {
        return one(node, node.text(), List.of(Mood.values()), Mood::code);
    }

    Building building(Node node, String code) {
        return one(node, code, table.content().buildings().all(), Building::code);
    }

    Wonder wonder(Node node, String code) {
        return one(node, code, table.content().wonders(), Wonder::code);
    }

    UnitType unit(Node node, String code) {
        return one(node, code, table.roster().all(), UnitType::code);
    }

    Advance advance(Node node) {
        return find(node).orElseThrow(() -> node.wrong("there is no advance '" + node.text() + "'"));
    }

    private Optional<Advance> find(Node node) {
        return table.content().advances().stream()
                .filter(advance -> advance.code().equals(node.text()))
                .findFirst();
    }

    /** An advance, what a leader can do, or a wonder. */
    Ability ability(Node node) {
        for (Component component : table.content().components().all()) {
            if (component instanceof Ability ability && component.code().equals(node.text())) {
                return ability;
            }
        }
        return wonder(node, node.text());
    }

    static List<String> codes(List<? extends Thing> things) {
        List<String> codes = new ArrayList<>();
        for (Thing thing : things) {
            codes.add(thing.code());
        }
        return codes;
    }

    static List<String> goods() {
        return codes(List.of(Good.values()));
    }

    static <E> E one(Node node, String code, List<E> all, Function<E, String> coder) {
        List<String> known = new ArrayList<>();
        for (E value : all) {
            if (coder.apply(value).equals(code)) {
                return value;
            }
            known.add(coder.apply(value));
        }
        throw node.wrong("'" + code + "' is none of " + String.join(", ", known));
    }

    /** The number of a card such as {@code a17}; the letter says of which deck it is. */
    static int card(Node node, char letter, int count) {
        String code = node.text();
        if (code.toLowerCase(Locale.ROOT).matches(letter + "[0-9]{1,2}")) {
            int number = Integer.parseInt(code.substring(1));
            if (number >= 1 && number <= count) {
                return number;
            }
        }
        throw node.wrong("expected a card " + letter + "1 to " + letter + count + ", found '" + code + "'");
    }

    /** A text of one or two words; the second may be missing. */
    static String[] words(Node node) {
        String[] words = node.text().strip().split(" +");
        if (words.length > 2) {
            throw node.wrong("expected one or two words, found '" + node.text() + "'");
        }
        return words;
    }
}
