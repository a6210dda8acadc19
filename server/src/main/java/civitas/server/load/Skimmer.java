package civitas.server.load;

import civitas.server.api.Json;
import java.nio.charset.StandardCharsets;

/**
 * Reads a JSON text here and there and steps over the rest, byte by byte, without looking at what that says. Of a text that is
 * no JSON it makes something or other, or fails: it is for what our own server writes.
 */
final class Skimmer {

    private final byte[] json;
    private int at;

    Skimmer(byte[] json) {
        this.json = json;
    }

    /** What comes next: the first letter of a value. */
    int peek() {
        while (json[at] <= ' ') {
            at++;
        }
        return json[at];
    }

    /** Goes into the object or list that comes next. */
    void enter() {
        if (peek() != '{' && peek() != '[') {
            throw new IllegalStateException("nothing to go into: " + this);
        }
        at++;
    }

    /** Whether there is one more in here; if there is none, we are outside again. */
    boolean more() {
        int next = peek();
        if (next == ',' || next == '}' || next == ']') {
            at++;
        }
        return next != '}' && next != ']';
    }

    /** The name of a property; its value comes next. */
    String name() {
        String name = text();
        peek();
        at++; // the colon
        return name;
    }

    String text() {
        int start = peek() == '"' ? at : json.length;
        stepOverText();
        for (int i = start + 1; i < at - 1; i++) {
            if (json[i] == '\\') {
                return Json.mapper().readValue(json, start, at - start, String.class);
            }
        }
        return new String(json, start + 1, at - start - 2, StandardCharsets.UTF_8);
    }

    int number() {
        int start = at;
        stepOverWord();
        return Integer.parseInt(new String(json, start, at - start, StandardCharsets.US_ASCII));
    }

    boolean truth() {
        boolean yes = peek() == 't';
        stepOverWord();
        return yes;
    }

    /** Steps over the value that comes next. */
    void skip() {
        int depth = 0;
        do {
            switch (peek()) {
                case '{', '[' -> {
                    depth++;
                    at++;
                }
                case '}', ']' -> {
                    depth--;
                    at++;
                }
                case '"' -> stepOverText();
                case ',', ':' -> at++;
                default -> stepOverWord();
            }
        } while (depth > 0);
    }

    private void stepOverText() {
        at++;
        while (json[at] != '"') {
            at += json[at] == '\\' ? 2 : 1;
        }
        at++;
    }

    /** A number, or one of the words of JSON. */
    private void stepOverWord() {
        while (at < json.length && json[at] != ',' && json[at] != '}' && json[at] != ']' && json[at] > ' ') {
            at++;
        }
    }

    @Override
    public String toString() {
        return "at " + at + " of " + new String(json, StandardCharsets.UTF_8);
    }
}
