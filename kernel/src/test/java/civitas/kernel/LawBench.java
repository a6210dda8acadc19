package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestInstance;

/**
 * What laws are proved with: the set-ups to play, random games that are the same in every run, and comparisons of tables.
 *
 * @param <T> the game's table
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class LawBench<T extends Table<T>> {

    private final Map<Setup, List<Played<T>>> games = new ConcurrentHashMap<>();
    private final Map<Language, Lexicon> lexicons = new ConcurrentHashMap<>();

    protected abstract Game<T> game();

    /**
     * The set-ups to play: by default every number of players, and every value of every variant, with the base box.
     * Their seeds are only a beginning.
     */
    protected List<Setup> setups() {
        Game<T> game = game();
        BoxSet boxes = game.usualBoxes();
        List<String> base = boxes.ids();
        List<Setup> setups = new ArrayList<>();
        for (int seats = boxes.minSeats(); seats <= boxes.maxSeats(); seats++) {
            setups.add(Setup.of(game.id(), base, Map.of(), seats, seats));
        }
        int counts = setups.size();
        for (Variant variant : boxes.variants()) {
            for (String value : variant.values().subList(1, variant.values().size())) {
                int seats = boxes.minSeats() + setups.size() % counts;
                setups.add(Setup.of(game.id(), base, Map.of(variant.key(), value), seats, setups.size()));
            }
        }
        return setups;
    }

    /** Things a person may point at and ask about, besides those that choices name. */
    protected List<Thing> things(T table) {
        return List.of();
    }

    /** Random games per set-up. */
    protected int gamesPerSetup() {
        return Integer.getInteger("civitas.laws.games", 3);
    }

    /** Positions of each game that are looked at closely. */
    protected int samplesPerGame() {
        return 20;
    }

    /** A game that needs more choices than this does not end. */
    protected int maxPlies() {
        return 20_000;
    }

    // --- playing -----------------------------------------------------------------------------------------------------

    interface Law<T extends Table<T>> {
        void check(Played<T> played);
    }

    interface SampledLaw<T extends Table<T>> {
        void check(Played<T> played, Match<T> match);
    }

    final Stream<DynamicTest> sampled(SampledLaw<T> law) {
        return law(played -> played.visit(played.sample(samplesPerGame()), match -> law.check(played, match)));
    }

    /** As {@link #sampled}, but with chance of its own: the law leaves those before and after it the positions they have. */
    final Stream<DynamicTest> sampledAfresh(int samples, SampledLaw<T> law) {
        return law(played -> {
            Played<T> afresh = afresh(played);
            afresh.visit(afresh.sample(samples), match -> law.check(afresh, match));
        });
    }

    static <T extends Table<T>> Played<T> afresh(Played<T> played) {
        return new Played<>(played.game(), played.record(), new SplittableRandom(played.plies()));
    }

    final Stream<DynamicTest> law(Law<T> law) {
        return setups().stream()
                .map(setup ->
                        DynamicTest.dynamicTest(name(setup), () -> games(setup).forEach(law::check)));
    }

    static String name(Setup setup) {
        return String.join("+", setup.boxes()) + ", " + setup.seats() + " seats"
                + (setup.options().isEmpty() ? "" : ", " + setup.options());
    }

    /** The games of a set-up; every law looks at the same ones. */
    final List<Played<T>> games(Setup setup) {
        return games.computeIfAbsent(setup, key -> {
            List<Played<T>> list = new ArrayList<>();
            for (int i = 0; i < gamesPerSetup(); i++) {
                long seed = setup.seed().low() * 1_000_003 + Long.getLong("civitas.laws.seed", 0) + i;
                Setup seeded = new Setup(setup.game(), setup.boxes(), setup.options(), setup.players(), seed(seed, i));
                list.add(Played.random(game(), seeded, seed, maxPlies()));
            }
            return list;
        });
    }

    /** The generators take turns: laws hold for both. */
    private static Seed seed(long number, int game) {
        return game % 2 == 0 ? Seed.of(number) : Seed.key(~number, number);
    }

    final Lexicon lexicon(Language language) {
        return lexicons.computeIfAbsent(language, key -> Lexicon.load(key, game().bundles()));
    }

    /** The whole log, as everybody reads it, in every language. */
    final List<String> told(Match<T> match) {
        return toldFrom(match, 0);
    }

    final List<String> toldFrom(Match<T> match, int from) {
        List<String> lines = new ArrayList<>();
        for (Language language : Language.values()) {
            for (Match.Told told : match.log()) {
                if (told.ply() < from) {
                    continue;
                }
                lines.add(told.ply() + " " + lexicon(language).say(told.event().text()));
                for (int seat = -1; seat < match.table().seats(); seat++) {
                    Phrase phrase = told.event().as(new Viewer(seat));
                    if (!phrase.equals(told.event().text())) {
                        lines.add(seat + " " + lexicon(language).say(phrase));
                    }
                }
            }
        }
        return lines;
    }

    // --- comparing ---------------------------------------------------------------------------------------------------

    final Set<Thing> pointedAt(T table) {
        Set<Thing> things = new HashSet<>(things(table));
        for (int seat = 0; seat < table.seats(); seat++) {
            for (Choice choice : table.choices(seat)) {
                things.add(choice.subject());
                things.add(choice.object());
            }
        }
        return things;
    }

    final void looksTheSame(T table, T imagined, Viewer viewer) {
        String who = viewer.asSeat().map(Seat::code).orElse("a spectator");
        assertThat(game().view(imagined, viewer)).as("view of " + who).isEqualTo(game().view(table, viewer));
        for (Language language : Language.values()) {
            assertThat(game().describe(imagined, viewer, lexicon(language)))
                    .as("description for " + who)
                    .isEqualTo(game().describe(table, viewer, lexicon(language)));
        }
    }

    static void decidesTheSame(Table<?> table, Table<?> imagined, Seat seat) {
        table.relist();
        Decision truth = table.decision(seat);
        Decision dream = imagined.decision(seat);
        assertThat(dream.prompt()).as("prompt of " + seat.code()).isEqualTo(truth.prompt());
        assertThat(dream.required()).isEqualTo(truth.required());
        assertThat(dream.choices())
                .as("choices of " + seat.code())
                .extracting(Choice::code, Choice::label)
                .isEqualTo(truth.choices().stream()
                        .map(choice -> Tuple.tuple(choice.code(), choice.label()))
                        .toList());
        assertThat(imagined.asked()).as("seats asked").isEqualTo(table.asked());
        assertThat(imagined.invited()).as("seats invited").isEqualTo(table.invited());
        assertThat(imagined.atRest()).as("at rest").isEqualTo(table.atRest());
    }
}
