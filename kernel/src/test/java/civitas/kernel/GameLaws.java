package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * The laws of every game, proved by random games: a game's own test extends this and says which set-ups to play.
 *
 * <p>Each law is one test factory with one test per set-up. The games are random but the same in every run; the record
 * of a game that breaks a law is left in {@code target/laws}. {@code -Dcivitas.laws.seed=…} plays other games,
 * {@code -Dcivitas.laws.games=…} more of them.
 *
 * @param <T> the game's table
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameLaws<T extends Table<T>> {

    /** Reasons are asked for at every so many plies of a game: there are many things to ask about. */
    private static final int EXPLAINED = 25;

    /** Lines of the log that a snapshot keeps. */
    private static final int KEPT_LINES = 40;

    private final Map<Setup, List<Played<T>>> games = new ConcurrentHashMap<>();
    private final Map<Language, Lexicon> lexicons = new ConcurrentHashMap<>();

    protected abstract Game<T> game();

    /**
     * The set-ups to play: by default every number of players, and every value of every variant, with the base box.
     * Their seeds are only a beginning.
     */
    protected List<Setup> setups() {
        Game<T> game = game();
        List<String> base = game.boxes().subList(0, 1);
        List<Setup> setups = new ArrayList<>();
        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            setups.add(Setup.of(game.id(), base, Map.of(), seats, seats));
        }
        int counts = setups.size();
        for (Variant variant : game.variants()) {
            for (String value : variant.values().subList(1, variant.values().size())) {
                int seats = game.minSeats() + setups.size() % counts;
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

    // --- 1 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("1. same record, same table: also with another locale and time zone")
    Stream<DynamicTest> sameRecordSameTableEverywhere() {
        return law(played -> {
            Locale locale = Locale.getDefault();
            TimeZone zone = TimeZone.getDefault();
            List<String> log = told(Match.replay(game(), played.record()));
            try {
                for (String[] place : new String[][] {
                    {"tr-TR", "Pacific/Apia"}, {"ar-EG-u-nu-arab", "Asia/Kathmandu"}, {"th-TH-u-ca-buddhist", "UTC"}
                }) {
                    Locale.setDefault(Locale.forLanguageTag(place[0]));
                    TimeZone.setDefault(TimeZone.getTimeZone(place[1]));
                    Match<T> again = Match.replay(
                            game(), GameRecord.parse(played.record().text()));
                    assertThat(again.record()).isEqualTo(played.record());
                    assertThat(told(again)).as("log in " + place[0]).isEqualTo(log);
                }
            } finally {
                Locale.setDefault(locale);
                TimeZone.setDefault(zone);
            }
        });
    }

    @TestFactory
    @DisplayName("1. same record, same table: also on several threads at once")
    Stream<DynamicTest> sameRecordSameTableOnThreads() {
        return law(played -> {
            List<CompletableFuture<String>> futures = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                futures.add(CompletableFuture.supplyAsync(
                        () -> Match.replay(game(), played.record()).fingerprint()));
            }
            for (CompletableFuture<String> future : futures) {
                assertThat(future.join()).isEqualTo(played.record().fingerprint());
            }
        });
    }

    // --- 2 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("2. every listed choice can be carried out, and the game goes on after it")
    Stream<DynamicTest> everyListedChoiceApplies() {
        return sampled((played, match) -> {
            String before = match.table().dump().toString();
            for (int seat = 0; seat < match.table().seats(); seat++) {
                Set<String> codes = new HashSet<>();
                for (Choice choice : match.table().choices(seat)) {
                    assertThat(choice.code()).matches("\\S+( \\S+){0,2}");
                    assertThat(codes.add(choice.code()))
                            .as("listed twice: " + choice)
                            .isTrue();
                    T copy = match.table().copy();
                    try {
                        copy.choose(seat, choice);
                        goesOn(copy);
                        game().audit(copy);
                    } catch (RuntimeException e) {
                        throw new AssertionError(Seat.of(seat).code() + " " + choice + " fails: " + e, e);
                    }
                }
            }
            assertThat(match.table().dump().toString()).isEqualTo(before);
        });
    }

    private void goesOn(T table) {
        if (table.over()) {
            assertThat(table.asked()).as("asked although the game is over").isZero();
            return;
        }
        assertThat(table.asked()).as("nobody is asked").isNotZero();
        for (int seat = 0; seat < table.seats(); seat++) {
            if ((table.asked() >> seat & 1) != 0) {
                assertThat(table.choices(seat)).isNotEmpty();
            }
        }
    }

    @TestFactory
    @DisplayName("2. anything not listed is refused and changes nothing")
    Stream<DynamicTest> anythingElseIsRefused() {
        return sampled((played, match) -> {
            String before = match.table().dump().toString();
            int plies = match.plies();
            Seat asking = Seat.of(match.table().asking());
            List<Choice> choices = match.decision(asking).choices();
            String code = choices.get(played.random().nextInt(choices.size())).code();
            for (int seat = 0; seat < Seat.values().length; seat++) {
                Set<String> legal = new HashSet<>();
                for (Choice choice : match.decision(Seat.of(seat)).choices()) {
                    legal.add(choice.code());
                }
                List<String> attempts = Mutants.of(code, played.random());
                attempts.add(code);
                for (String attempt : attempts) {
                    if (!legal.contains(attempt.strip().replaceAll(" +", " "))) {
                        Seat who = Seat.of(seat);
                        assertThatThrownBy(() -> match.choose(who, attempt), "%s %s", who, attempt)
                                .isInstanceOf(Refusal.class);
                    }
                }
            }
            assertThat(match.table().dump().toString()).isEqualTo(before);
            assertThat(match.plies()).isEqualTo(plies);
        });
    }

    @TestFactory
    @DisplayName("2. somebody can always choose, and every game ends")
    Stream<DynamicTest> everyGameEnds() {
        return law(played -> {
            Match<T> match = played.start();
            while (match.plies() < played.plies()) {
                goesOn(match.table());
                played.step(match);
            }
            goesOn(match.table());
            assertThat(match.over()).isTrue();
        });
    }

    // --- 3 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("3. a copy shares nothing that changes")
    Stream<DynamicTest> copiesAreIndependent() {
        return law(played -> {
            Map<T, String> kept = new HashMap<>();
            played.visit(played.sample(samplesPerGame()), match -> {
                String before = match.table().dump().toString();
                T copy = match.table().copy();
                assertThat(copy.dump().toString()).as("the copy").isEqualTo(before);
                kept.put(copy, before);

                Match<T> branch = Match.from(game(), match.setup(), copy.copy());
                for (int i = 0; i < 50 && !branch.over(); i++) {
                    Played.step(branch, played.random());
                }
                assertThat(match.table().dump().toString())
                        .as("the original after playing on a copy")
                        .isEqualTo(before);
            });
            Match<T> original = played.start();
            T twin = original.table().copy();
            for (GameRecord.Entry entry : played.record().entries()) {
                played.step(original);
                int seat = entry.seat().index();
                twin.choose(seat, find(twin, seat, entry.code()));
            }
            assertThat(twin.dump().toString())
                    .as("the same choices on a copy")
                    .isEqualTo(original.table().dump().toString());
            kept.forEach((copy, dump) -> assertThat(copy.dump().toString())
                    .as("an old copy at the end of the game")
                    .isEqualTo(dump));
        });
    }

    private static Choice find(Table<?> table, int seat, String code) {
        for (Choice choice : table.choices(seat)) {
            if (choice.says(code)) {
                return choice;
            }
        }
        return fail("a copy does not list " + code);
    }

    // --- 4 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("4. saving and loading at any point gives an equal table that plays on equally")
    Stream<DynamicTest> saveAndLoad() {
        return law(played -> played.visit(played.sample(Math.max(2, samplesPerGame() / 4)), match -> {
            String text = match.record().text();
            GameRecord read = GameRecord.parse(text);
            assertThat(read.text()).isEqualTo(text);
            Match<T> loaded = Match.replay(game(), read);
            assertThat(loaded.table().dump().toString())
                    .isEqualTo(match.table().dump().toString());
            while (loaded.plies() < played.plies()) {
                played.step(loaded);
            }
            assertThat(loaded.fingerprint()).isEqualTo(played.record().fingerprint());
        }));
    }

    /** A game has a restorable moment at least once in so many plies, so that there is something to go on from. */
    protected int longestWithoutSnapshot() {
        return 300;
    }

    @TestFactory
    @DisplayName("4. a table that can be written down is read back equal")
    Stream<DynamicTest> snapshots() {
        return law(played -> {
            Match<T> match = played.start();
            int since = 0;
            while (!match.over()) {
                played.step(match);
                if (match.table().isRestorable()) {
                    T back = restored(match);
                    assertThat(back.dump().toString())
                            .as("the table of ply " + match.plies() + ", read back")
                            .isEqualTo(match.table().dump().toString());
                    since = match.plies();
                }
                assertThat(match.plies() - since)
                        .as("plies without a restorable moment, at ply " + match.plies())
                        .isLessThanOrEqualTo(longestWithoutSnapshot());
            }
            assertThat(since).as("the last restorable moment is the end").isEqualTo(match.plies());
        });
    }

    @TestFactory
    @DisplayName("4. a match goes on from a snapshot as if all its choices had been made again")
    Stream<DynamicTest> resuming() {
        return law(played -> {
            Match<T> match = played.start();
            Set<Integer> stops = played.sample(Math.max(2, samplesPerGame() / 4));
            boolean due = false;
            while (!match.over()) {
                played.step(match);
                due |= stops.contains(match.plies());
                if (due && match.table().isRestorable()) {
                    due = false;
                    resumesLike(played, match);
                }
            }
            resumesLike(played, match);
        });
    }

    private T restored(Match<T> match) {
        return game().restore(match.setup(), new DumpReader(match.table().dump().toString()));
    }

    private void resumesLike(Played<T> played, Match<T> match) {
        Snapshot kept = Snapshot.parse(match.snapshot(KEPT_LINES).orElseThrow().text());
        List<GameRecord.Entry> entries = played.record().entries();
        Match<T> resumed = Match.resume(game(), match.setup(), kept, () -> entries);
        assertThat(resumed.plies()).isEqualTo(match.plies());
        assertThat(told(resumed)).as("the log of a snapshot").isEqualTo(toldFrom(match, kept.logFrom()));
        for (int seat = 0; seat < match.table().seats(); seat++) {
            looksTheSame(match.table(), resumed.table(), Viewer.of(Seat.of(seat)));
            decidesTheSame(match.table(), resumed.table(), Seat.of(seat));
            assertThat(resumed.freeUndoTo(Seat.of(seat))).as("undo").isEqualTo(match.freeUndoTo(Seat.of(seat)));
        }
        game().audit(resumed.table());
        while (resumed.plies() < played.plies()) {
            played.step(resumed);
        }
        assertThat(resumed.fingerprint()).isEqualTo(played.record().fingerprint());
    }

    // --- 5 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("5. a view does not depend on what its seat may not know")
    Stream<DynamicTest> viewsKeepSecrets() {
        return sampled((played, match) -> {
            T table = match.table();
            String before = table.dump().toString();
            for (int seat = 0; seat < table.seats(); seat++) {
                T imagined = imagine(played, table, Seat.of(seat));
                game().audit(imagined);
                looksTheSame(table, imagined, Viewer.of(Seat.of(seat)));
                looksTheSame(table, imagined, Viewer.SPECTATOR);
                decidesTheSame(table, imagined, Seat.of(seat));
                refusesTheSame(match, imagined, Seat.of(seat));
                explainsTheSame(table, imagined, Seat.of(seat));
                assertThat(game().standings(imagined)).as("standings").isEqualTo(game().standings(table));
            }
            assertThat(table.dump().toString())
                    .as("imagining changed the table")
                    .isEqualTo(before);
        });
    }

    /** Asked about everything that anybody can choose now, and about all that lies on the table to be pointed at. */
    private void explainsTheSame(T table, T imagined, Seat seat) {
        for (Thing thing : pointedAt(table)) {
            assertThat(imagined.reasons(seat, thing))
                    .as("reasons of " + seat.code() + " about " + thing)
                    .isEqualTo(table.reasons(seat, thing));
        }
    }

    private Set<Thing> pointedAt(T table) {
        Set<Thing> things = new HashSet<>(things(table));
        for (int seat = 0; seat < table.seats(); seat++) {
            for (Choice choice : table.choices(seat)) {
                things.add(choice.subject());
                things.add(choice.object());
            }
        }
        return things;
    }

    private T imagine(Played<T> played, T table, Seat seat) {
        T imagined = game().imagine(table, seat, played.random().nextLong());
        imagined.relist();
        return imagined;
    }

    private void looksTheSame(T table, T imagined, Viewer viewer) {
        String who = viewer.asSeat().map(Seat::code).orElse("a spectator");
        assertThat(game().view(imagined, viewer)).as("view of " + who).isEqualTo(game().view(table, viewer));
        for (Language language : Language.values()) {
            assertThat(game().describe(imagined, viewer, lexicon(language)))
                    .as("description for " + who)
                    .isEqualTo(game().describe(table, viewer, lexicon(language)));
        }
    }

    private static void decidesTheSame(Table<?> table, Table<?> imagined, Seat seat) {
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

    private void refusesTheSame(Match<T> match, T imagined, Seat seat) {
        Match<T> other = Match.from(game(), match.setup(), imagined);
        assertThat(refusal(other, seat)).as("refusal").isEqualTo(refusal(match, seat));
    }

    private static List<Object> refusal(Match<?> match, Seat seat) {
        try {
            match.choose(seat, "none-such");
            return fail("none-such is legal");
        } catch (Refusal refusal) {
            return List.of(String.valueOf(refusal.getMessage()), refusal.reason());
        }
    }

    @TestFactory
    @DisplayName("5. what a choice tells a seat does not depend on what the seat may not know, unless it reveals it")
    Stream<DynamicTest> logsKeepSecrets() {
        return sampled((played, match) -> {
            T table = match.table();
            GameRecord.Entry next = played.record().entries().get(match.plies());
            for (int seat = 0; seat < table.seats(); seat++) {
                Viewer viewer = Viewer.of(Seat.of(seat));
                T imagined = imagine(played, table, Seat.of(seat));
                Told truth = tell(table.copy(), next, viewer);
                Told dream = tell(imagined, next, viewer);
                if (truth.comparable() && dream.comparable()) {
                    assertThat(dream)
                            .as("what " + Seat.of(seat).code() + " learns")
                            .isEqualTo(truth);
                }
            }
        });
    }

    private record Told(boolean comparable, List<Phrase> events, Object view, int asked) {}

    private Told tell(T table, GameRecord.Entry entry, Viewer viewer) {
        int seat = entry.seat().index();
        for (Choice choice : table.choices(seat)) {
            if (choice.says(entry.code())) {
                int revelations = table.revelations();
                List<Phrase> events = new ArrayList<>();
                table.listen(event -> events.add(event.as(viewer)));
                table.choose(seat, choice);
                boolean silent = table.revelations() == revelations && !table.over();
                return new Told(silent, events, game().view(table, viewer), table.asked());
            }
        }
        return new Told(false, List.of(), "", 0);
    }

    @TestFactory
    @DisplayName("5. imagined tables can be played on, and are dealt anew")
    Stream<DynamicTest> imaginedTablesArePlayable() {
        return law(played -> {
            Set<String> deals = new HashSet<>();
            played.visit(played.sample(samplesPerGame()), match -> {
                T table = match.table();
                for (int seat = 0; seat < table.seats(); seat++) {
                    T imagined = imagine(played, table, Seat.of(seat));
                    if (!withoutChance(imagined).equals(withoutChance(table))) {
                        deals.add(imagined.dump().fingerprint());
                    }
                    Match<T> branch = Match.from(game(), match.setup(), imagined);
                    for (int i = 0; i < 10 && !branch.over(); i++) {
                        Played.step(branch, played.random());
                        game().audit(branch.table());
                    }
                }
            });
            assertThat(deals)
                    .as("imagined tables that differ from the true one")
                    .isNotEmpty();
        });
    }

    private static String withoutChance(Table<?> table) {
        return table.dump().toString().replaceAll("(?m)^chance .*$", "");
    }

    // --- 6 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("6. pieces are conserved and no limit is passed, after every choice")
    Stream<DynamicTest> piecesAreConserved() {
        return law(played -> {
            Match<T> match = played.start();
            int stage = 0;
            while (true) {
                try {
                    game().audit(match.table());
                } catch (IllegalStateException e) {
                    throw new LawBroken(match.setup(), match.plies(), played.record(), e);
                }
                assertThat(game().stage(match.table())).as("stage").isGreaterThanOrEqualTo(stage);
                stage = game().stage(match.table());
                if (match.over()) {
                    break;
                }
                played.step(match);
            }
            placesAreRight(game().standings(match.table()), match.table().seats());
        });
    }

    /** Whether more points always mean a better place; not so where the points only tell how far somebody came. */
    protected boolean pointsDecide() {
        return true;
    }

    private void placesAreRight(List<Standing> standings, int seats) {
        assertThat(standings).hasSize(seats);
        for (Standing standing : standings) {
            long better = standings.stream()
                    .filter(other -> other.place() < standing.place())
                    .count();
            assertThat(standing.place()).as("place of " + standing.seat()).isEqualTo((int) better + 1);
            for (Standing other : standings) {
                if (pointsDecide() && other.halves() > standing.halves()) {
                    assertThat(other.place()).isLessThan(standing.place());
                }
            }
        }
    }

    // --- 7 ----------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("7. undo restores the table exactly, and is free only back to the last revelation")
    Stream<DynamicTest> undoRestores() {
        return law(played -> {
            Match<T> match = played.start();
            List<String> dumps = new ArrayList<>();
            List<Integer> revelations = new ArrayList<>();
            Set<Integer> stops = played.sample(Math.max(2, samplesPerGame() / 4));
            dumps.add(match.fingerprint());
            revelations.add(match.table().revelations());
            while (!match.over()) {
                played.step(match);
                dumps.add(match.fingerprint());
                revelations.add(match.table().revelations());
                if (stops.contains(match.plies())) {
                    undoFreely(played, match, dumps, revelations);
                    undoByConsent(played, match, dumps);
                }
            }
            assertThat(match.fingerprint()).isEqualTo(played.record().fingerprint());
        });
    }

    private void undoFreely(Played<T> played, Match<T> match, List<String> dumps, List<Integer> revelations) {
        int plies = match.plies();
        int logged = match.log().size();
        Seat seat = played.record().entries().get(plies - 1).seat();
        int free = match.freeUndoTo(seat);
        for (int ply = free; ply < plies; ply++) {
            assertThat(revelations.get(ply)).as("revealed after ply " + ply).isEqualTo(revelations.get(plies));
            assertThat(played.record().entries().get(ply).seat()).isEqualTo(seat);
        }
        if (free > 0) {
            assertThatThrownBy(() -> match.undo(seat, free - 1)).isInstanceOf(Refusal.class);
            assertThat(match.fingerprint()).isEqualTo(dumps.get(plies));
        }
        if (free < plies) {
            int to = free + played.random().nextInt(plies - free);
            match.undo(seat, to);
            comesBack(played, match, to, plies, dumps);
            assertThat(match.log()).hasSize(logged);
        }
    }

    private void undoByConsent(Played<T> played, Match<T> match, List<String> dumps) {
        int plies = match.plies();
        int to = played.random().nextInt(plies);
        match.requestUndo(Seat.of(0), to);
        for (int seat = 1; seat < match.table().seats(); seat++) {
            assertThat(match.fingerprint()).as("undone before all agreed").isEqualTo(dumps.get(plies));
            match.agreeToUndo(Seat.of(seat));
        }
        comesBack(played, match, to, plies, dumps);
    }

    private void comesBack(Played<T> played, Match<T> match, int to, int plies, List<String> dumps) {
        assertThat(match.plies()).isEqualTo(to);
        assertThat(match.fingerprint()).as("undone to ply " + to).isEqualTo(dumps.get(to));
        while (match.plies() < plies) {
            played.step(match);
        }
        assertThat(match.fingerprint()).as("played again to ply " + plies).isEqualTo(dumps.get(plies));
    }

    // --- words ------------------------------------------------------------------------------------------------------

    @TestFactory
    @DisplayName("everything that is said can be said in every language")
    Stream<DynamicTest> everythingHasWords() {
        return law(played -> {
            Set<String> missing = new HashSet<>();
            Match<T> match = played.start();
            while (!match.over()) {
                for (int seat = 0; seat < match.table().seats(); seat++) {
                    Decision decision = match.decision(Seat.of(seat));
                    collectMissing(decision.prompt(), missing);
                    for (Choice choice : decision.choices()) {
                        collectMissing(choice.label(), missing);
                    }
                    if (match.plies() % EXPLAINED == 0) {
                        for (Thing thing : pointedAt(match.table())) {
                            match.table()
                                    .reasons(Seat.of(seat), thing)
                                    .forEach(reason -> collectMissing(reason, missing));
                        }
                    }
                }
                played.step(match);
            }
            for (Match.Told told : match.log()) {
                collectMissing(told.event().text(), missing);
                collectMissing(told.event().others(), missing);
            }
            assertThat(missing).as("keys without words").isEmpty();
            assertThat(told(match)).noneMatch(line -> line.contains("⟨"));
        });
    }

    private void collectMissing(Phrase phrase, Set<String> missing) {
        for (Language language : Language.values()) {
            if (!phrase.key().isEmpty() && !lexicon(language).knows(phrase.key())) {
                missing.add(phrase.key() + " (" + language.tag() + ")");
            }
        }
        for (Object arg : phrase.args()) {
            if (arg instanceof Phrase nested) {
                collectMissing(nested, missing);
            } else if (arg instanceof Named named) {
                collectMissing(named.title(), missing);
            }
        }
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    private interface Law<T extends Table<T>> {
        void check(Played<T> played);
    }

    private interface SampledLaw<T extends Table<T>> {
        void check(Played<T> played, Match<T> match);
    }

    private Stream<DynamicTest> sampled(SampledLaw<T> law) {
        return law(played -> played.visit(played.sample(samplesPerGame()), match -> law.check(played, match)));
    }

    private Stream<DynamicTest> law(Law<T> law) {
        return setups().stream()
                .map(setup ->
                        DynamicTest.dynamicTest(name(setup), () -> games(setup).forEach(law::check)));
    }

    private static String name(Setup setup) {
        return String.join("+", setup.boxes()) + ", " + setup.seats() + " seats"
                + (setup.options().isEmpty() ? "" : ", " + setup.options());
    }

    /** The games of a set-up; every law looks at the same ones. */
    private List<Played<T>> games(Setup setup) {
        return games.computeIfAbsent(setup, key -> {
            List<Played<T>> list = new ArrayList<>();
            for (int i = 0; i < gamesPerSetup(); i++) {
                long seed = setup.seed() * 1_000_003 + Long.getLong("civitas.laws.seed", 0) + i;
                Setup seeded = new Setup(setup.game(), setup.boxes(), setup.options(), setup.players(), seed);
                list.add(Played.random(game(), seeded, seed, maxPlies()));
            }
            return list;
        });
    }

    private Lexicon lexicon(Language language) {
        return lexicons.computeIfAbsent(language, key -> Lexicon.load(key, game().bundles()));
    }

    /** The whole log, as everybody reads it, in every language. */
    private List<String> told(Match<T> match) {
        return toldFrom(match, 0);
    }

    private List<String> toldFrom(Match<T> match, int from) {
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
}
