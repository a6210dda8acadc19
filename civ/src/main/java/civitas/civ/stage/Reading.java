package civitas.civ.stage;

import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import java.util.ArrayList;
import java.util.List;

/** Reads the words of a position; one that means nothing is an error that says what would. */
final class Reading {

    private final CivTable table;

    Reading(CivTable table) {
        this.table = table;
    }

    int square(Node node) {
        return square(node.text(), node.line());
    }

    int square(String label, int line) {
        return table.board()
                .parse(label)
                .orElseThrow(() -> new ScenarioException(line, "there is no square '" + label + "' on this map"))
                .index();
    }

    boolean isSeat(String code) {
        return Seat.parse(code).filter(seat -> seat.index() < table.seats()).isPresent();
    }

    List<String> seats() {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            seats.add(Seat.of(seat).code());
        }
        return seats;
    }

    int seat(Node node) {
        if (!isSeat(node.text())) {
            throw node.wrong("'" + node.text() + "' is no player here");
        }
        return Seat.parse(node.text()).orElseThrow().index();
    }

    /** One of a list of things by its code. */
    static <E extends Thing> E one(Node node, String code, List<E> all) {
        List<String> known = new ArrayList<>();
        for (E thing : all) {
            if (thing.code().equals(code)) {
                return thing;
            }
            known.add(thing.code());
        }
        throw node.wrong("'" + code + "' is none of " + String.join(", ", known));
    }

    static <E extends Thing> E one(Node node, List<E> all) {
        return one(node, node.text(), all);
    }
}
