package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Json;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Each game is played to nobody right after the start, in the background. A JVM that has just started
 * interprets the rules, and a long game then takes a second to open; once it has seen them played it compiles them, and the
 * first visitor does not pay for that.
 */
final class Rehearsal {

    private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);
    private static final int GAMES = 6;
    private static final int PLIES = 1500;

    private Rehearsal() {}

    static void begin(Catalogue catalogue) {
        Thread.ofPlatform()
                .name("rehearsal")
                .daemon()
                .start(() -> catalogue.games().forEach(served -> rehearse(served, catalogue)));
    }

    private static <T extends Table<T>> void rehearse(ServedGame<T> served, Catalogue catalogue) {
        try {
            for (int game = 0; game < GAMES; game++) {
                play(served, catalogue, game);
            }
        } catch (RuntimeException e) {
            LOG.atWarn().addKeyValue("game", served.id()).setCause(e).log("the rehearsal of a game broke off");
        }
    }

    /** By codes, as records are replayed; what is seen at the end is told in every language. */
    private static <T extends Table<T>> void play(ServedGame<T> served, Catalogue catalogue, int number) {
        List<String> boxes = served.game().boxes().subList(0, 1);
        Setup setup = Setup.of(served.id(), boxes, Map.of(), served.game().maxSeats(), number);
        Match<T> match = Match.start(served.game(), setup);
        SplittableRandom random = new SplittableRandom(number);
        while (!match.over() && match.plies() < PLIES && !Thread.currentThread().isInterrupted()) {
            int seat = match.table().asking();
            List<Choice> choices = match.table().choices(seat);
            match.choose(
                    Seat.of(seat), choices.get(random.nextInt(choices.size())).code());
        }
        Json.bytes(served.game().view(match.table(), Viewer.of(Seat.of(0))));
        for (Language language : Language.values()) {
            for (Match.Told told : match.log()) {
                catalogue.words(served.id(), language).say(told.event().as(Viewer.SPECTATOR));
            }
        }
    }
}
