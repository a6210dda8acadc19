package civitas.server.load;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows the states of one live connection as far as a bot needs them: the ply, the legal choices, whether it is over. The
 * messages come by the thousand, so the rest of them is skipped: measuring must not cost more than serving.
 */
public final class Follower {

    private int ply = -1;
    private boolean over;
    private boolean required;
    private final List<String> codes = new ArrayList<>();

    /** Hears a message; whether it told something of the table. */
    public boolean hear(String message) {
        return hear(message.getBytes(StandardCharsets.UTF_8));
    }

    boolean hear(byte[] message) {
        Skimmer json = new Skimmer(message);
        boolean told = false;
        json.enter();
        while (json.more()) {
            switch (json.name()) {
                case "state" -> told |= read(json, Manner.WHOLE);
                case "patch" -> told |= read(json, Manner.PATCH);
                default -> json.skip();
            }
        }
        return told;
    }

    /** How a value is told: as it is, or as what makes it of the one before. */
    private enum Manner {
        WHOLE,
        PATCH;

        /** What a patch puts in the place of something stands in a list. */
        Manner inside(Skimmer json) {
            if (this == WHOLE || json.peek() != '[') {
                return this;
            }
            json.enter();
            return WHOLE;
        }

        /** Behind a value that {@link #inside} has led to. */
        void outside(Skimmer json, Manner inside) {
            if (this != inside && json.more()) {
                throw new IllegalStateException("more than one value: " + json);
            }
        }
    }

    /** Reads a value, however it is told. */
    private static void value(Skimmer json, Manner manner, Reading reading) {
        Manner inside = manner.inside(json);
        reading.read(inside);
        manner.outside(json, inside);
    }

    @FunctionalInterface
    private interface Reading {
        void read(Manner manner);
    }

    private boolean read(Skimmer json, Manner manner) {
        json.enter();
        while (json.more()) {
            switch (json.name()) {
                case "ply" -> value(json, manner, plain -> ply = json.number());
                case "over" -> value(json, manner, plain -> over = json.truth());
                case "decisions" -> value(json, manner, told -> decisions(json, told));
                default -> json.skip();
            }
        }
        return true;
    }

    /** There is one decision, or none. */
    private void decisions(Skimmer json, Manner manner) {
        json.enter();
        if (manner == Manner.WHOLE) {
            required = false;
            codes.clear();
            while (json.more()) {
                decision(json, manner);
            }
            return;
        }
        while (json.more()) {
            String index = json.name();
            if (!index.equals("0")) {
                throw new IllegalStateException("a decision " + index + ": " + json);
            }
            value(json, manner, told -> decision(json, told));
        }
    }

    private void decision(Skimmer json, Manner manner) {
        json.enter();
        while (json.more()) {
            switch (json.name()) {
                case "required" -> value(json, manner, plain -> required = json.truth());
                case "choices" -> value(json, manner, told -> choices(json, told));
                default -> json.skip();
            }
        }
    }

    private void choices(Skimmer json, Manner manner) {
        json.enter();
        if (manner == Manner.WHOLE) {
            codes.clear();
            while (json.more()) {
                codes.add("");
                choice(json, manner, codes.size() - 1);
            }
            return;
        }
        while (json.more()) {
            String index = json.name();
            if (index.equals("+")) {
                splice(json);
            } else {
                int i = Integer.parseInt(index);
                value(json, manner, told -> choice(json, told, i));
            }
        }
    }

    /** Some are gone, and others have come in their place. */
    private void splice(Skimmer json) {
        json.enter();
        json.more();
        int at = json.number();
        json.more();
        codes.subList(at, at + json.number()).clear();
        while (json.more()) {
            codes.add(at, "");
            choice(json, Manner.WHOLE, at);
            at++;
        }
    }

    private void choice(Skimmer json, Manner manner, int at) {
        json.enter();
        while (json.more()) {
            if (json.name().equals("code")) {
                value(json, manner, plain -> codes.set(at, json.text()));
            } else {
                json.skip();
            }
        }
    }

    public int ply() {
        return ply;
    }

    public boolean isOver() {
        return over;
    }

    /** The legal choices, if the game waits for this seat. */
    public List<String> codes() {
        return required ? List.copyOf(codes) : List.of();
    }
}
