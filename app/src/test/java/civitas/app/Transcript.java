package civitas.app;

import civitas.kernel.Choice;
import civitas.kernel.Event;
import civitas.kernel.Game;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A game as its players lived it: what they could choose at every decision, what they were told, and how they stood at the
 * end. It says nothing about how a table keeps its state, so it outlives every change of that.
 */
final class Transcript {

    private final MessageDigest choices = sha();
    private final MessageDigest log = sha();
    private String standings = "";

    static <T extends Table<T>> Transcript of(Game<T> game, GameRecord record) {
        Transcript transcript = new Transcript();
        Match<T> match = Match.start(game, record.setup());
        for (GameRecord.Entry entry : record.entries()) {
            transcript.offer(match.table().choices(entry.seat().index()));
            match.choose(entry.seat(), entry.code());
        }
        for (Match.Told told : match.log()) {
            transcript.tell(told.ply(), told.event());
        }
        transcript.standings = standings(game.standings(match.table()), match.over());
        return transcript;
    }

    private void offer(List<Choice> legal) {
        for (Choice choice : legal) {
            choices.update(choice.code().getBytes(StandardCharsets.UTF_8));
            choices.update((byte) ',');
        }
        choices.update((byte) '\n');
    }

    private void tell(int ply, Event event) {
        String line = ply + " " + event.audience() + " " + text(event.text()) + " / " + text(event.others()) + "\n";
        log.update(line.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(Object part) {
        return switch (part) {
            case Phrase phrase ->
                phrase.key() + phrase.args().stream().map(Transcript::text).toList();
            case Thing thing -> thing.kind() + ":" + thing.code();
            case Named named -> text(named.title());
            default -> part.toString();
        };
    }

    private static String standings(List<Standing> standings, boolean over) {
        StringBuilder text = new StringBuilder(over ? "over" : "running");
        for (Standing standing : standings) {
            text.append(' ').append(standing.place()).append(':').append((int) (2 * standing.points()));
        }
        return text.toString();
    }

    /** One line: the same line means the same game. */
    String line() {
        return digest(choices) + " " + digest(log) + " " + standings;
    }

    private static String digest(MessageDigest sha) {
        return HexFormat.of().formatHex(sha.digest(), 0, 8);
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
