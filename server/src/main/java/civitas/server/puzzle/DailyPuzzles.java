package civitas.server.puzzle;

import civitas.agents.puzzle.Puzzle;
import civitas.agents.puzzle.Spoilt;
import civitas.kernel.Table;
import civitas.kernel.scenario.ScenarioException;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.PuzzleEntry;
import civitas.server.api.Refused;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which puzzle is whose: one a day for each game, by the date in UTC, the same for everybody on every server. The last few days stay open, and
 * nobody sees what comes next.
 */
public final class DailyPuzzles {

    private static final Logger LOG = LoggerFactory.getLogger(DailyPuzzles.class);

    /** Today's and those before it. */
    static final int DAYS = 7;

    /** Shown on the start page. */
    private static final int OFFERED = 2;

    private final Catalogue catalogue;
    private final Puzzles stock;
    private final InstantSource clock;
    private final Map<Key, Optional<Posed<?>>> posed = new HashMap<>();

    private record Key(String game, LocalDate day) {}

    public DailyPuzzles(Catalogue catalogue, Puzzles stock, InstantSource clock) {
        this.catalogue = catalogue;
        this.stock = stock;
        this.clock = clock;
    }

    /** Today's and yesterday's puzzle of every game that has any. */
    public List<PuzzleEntry> offered(Posed.Wording wording) {
        List<PuzzleEntry> offered = new ArrayList<>();
        for (ServedGame<?> game : catalogue.games()) {
            for (int ago = 0; ago < OFFERED; ago++) {
                posed(game, today().minusDays(ago)).ifPresent(one -> offered.add(one.entry(one.words(wording))));
            }
        }
        return offered;
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** The puzzle of a game and a day: refused for days that are too long ago, have not come yet, or are none. */
    public Posed<?> at(String game, String day) {
        return catalogue
                .find(game)
                .flatMap(served -> date(day).flatMap(date -> posed(served, date)))
                .orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-such-puzzle"));
    }

    private Optional<LocalDate> date(String day) {
        try {
            LocalDate date = LocalDate.parse(day);
            LocalDate today = today();
            return Optional.of(date)
                    .filter(one ->
                            one.toString().equals(day) && !one.isAfter(today) && one.isAfter(today.minusDays(DAYS)));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private synchronized Optional<Posed<?>> posed(ServedGame<?> game, LocalDate day) {
        posed.keySet().removeIf(key -> !key.day.isAfter(today().minusDays(DAYS)));
        Key key = new Key(game.id(), day);
        Optional<Posed<?>> known = posed.get(key);
        if (known == null) {
            known = firstGood(game, day);
            posed.put(key, known);
        }
        return known;
    }

    /** One that the rules have spoilt is passed over: the next one takes its day. */
    private Optional<Posed<?>> firstGood(ServedGame<?> game, LocalDate day) {
        List<String> names = stock.of(game.id());
        for (int i = 0; i < names.size(); i++) {
            String name = names.get((int) Math.floorMod(day.toEpochDay() + i, (long) names.size()));
            try {
                return Optional.of(pose(game, day, stock.read(name)));
            } catch (Spoilt | ScenarioException e) {
                LOG.warn("the puzzle {} cannot be set: {}", name, e.getMessage());
            }
        }
        return Optional.empty();
    }

    private static <T extends Table<T>> Posed<T> pose(ServedGame<T> game, LocalDate day, Puzzle puzzle) {
        return new Posed<>(day, puzzle, puzzle.open(game.game()));
    }
}
