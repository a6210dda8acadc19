package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.List;

/** A set-up that a game cannot lay out: says what is wrong, and in which part. */
public final class SetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The parts of a set-up. */
    public enum Part {
        GAME,
        BOXES,
        OPTIONS,
        PLAYERS
    }

    private final Part part;
    private final transient Phrase reason;

    public SetupException(Part part, String message, Phrase reason) {
        super(message);
        this.part = part;
        this.reason = reason;
    }

    /** Another game's set-up. */
    public static SetupException game(String wanted, String found) {
        return new SetupException(
                Part.GAME, "this is " + wanted + ", not " + found, Phrase.of("setup.game", wanted, found));
    }

    /** Boxes that are not on the shelf, or none, or one of them twice. */
    public static SetupException boxes(List<String> known, List<String> found) {
        return new SetupException(
                Part.BOXES,
                "boxes must be among " + known + ", each once, not " + found,
                Phrase.of("setup.boxes", String.join(", ", known), String.join(", ", found)));
    }

    static SetupException requires(Box box, Box missing) {
        return new SetupException(
                Part.BOXES,
                "box '" + box.id() + "' needs '" + missing.id() + "' beside it",
                Phrase.of("setup.box-requires", box, missing));
    }

    static SetupException excludes(Box box, Box other) {
        return new SetupException(
                Part.BOXES,
                "boxes '" + box.id() + "' and '" + other.id() + "' cannot be played together",
                Phrase.of("setup.box-excludes", box, other));
    }

    /** More players than the boxes on the table have pieces for, though another one would bring them. */
    static SetupException playersNeed(Box box, int found) {
        return new SetupException(
                Part.PLAYERS,
                found + " players need the box '" + box.id() + "'",
                Phrase.of("setup.players-box", found, box));
    }

    public static SetupException players(String game, int least, int most, int found) {
        return new SetupException(
                Part.PLAYERS,
                game + " is for " + least + " to " + most + " players, not " + found,
                Phrase.of("setup.players", least, most, found));
    }

    /** What is wrong, in any language. */
    public Phrase reason() {
        return reason;
    }

    public Part part() {
        return part;
    }
}
