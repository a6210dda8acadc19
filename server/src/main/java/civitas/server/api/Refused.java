package civitas.server.api;

import civitas.kernel.text.Phrase;
import java.util.List;

/** A request that is not carried out, with a reason a person can read. Nothing has changed. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Code code;
    private final transient Phrase reason;
    private final transient List<String> legal;
    private final String game;
    private final transient List<String> boxes;

    private Refused(Code code, Phrase reason, List<String> legal, String game, List<String> boxes) {
        super(code.code() + " " + reason);
        this.code = code;
        this.reason = reason;
        this.legal = List.copyOf(legal);
        this.game = game;
        this.boxes = List.copyOf(boxes);
    }

    public Refused(Code code, Phrase reason) {
        this(code, reason, List.of(), "", List.of());
    }

    /** A reason of the rules, in the words of a game. */
    public Refused inWordsOf(String whichGame) {
        return inWordsOf(whichGame, List.of());
    }

    /** A reason of the rules, in the words of a table with these boxes. */
    public Refused inWordsOf(String whichGame, List<String> whichBoxes) {
        return new Refused(code, reason, legal, whichGame, whichBoxes);
    }

    /** The choices that would have been allowed. */
    public Refused insteadOf(List<String> allowed) {
        return new Refused(code, reason, allowed, game, boxes);
    }

    /** A reason known to the server's own words as {@code problem.KEY}. */
    public static Refused of(Code code, String key, Object... args) {
        return new Refused(code, Phrase.of("problem." + key, args));
    }

    public Code code() {
        return code;
    }

    public Phrase reason() {
        return reason;
    }

    /** The game in whose words the reason is; empty for the server's own. */
    public String game() {
        return game;
    }

    /** The boxes of the table it is about; none if it is about no table. */
    public List<String> boxes() {
        return boxes;
    }

    /** The codes that would have been legal, where that is the point. */
    public List<String> legal() {
        return legal;
    }

    /** Refusals are answers, not accidents: nobody reads their stack. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
