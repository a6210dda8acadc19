package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Language;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The laws of every game, proved by random games: a game's own test extends this and says which set-ups to play.
 *
 * <p>Each law is one test factory with one test per set-up. The games are random but the same in every run; the record
 * of a game that breaks a law is left in {@code target/laws}. {@code -Dcivitas.laws.seed=…} plays other games,
 * {@code -Dcivitas.laws.games=…} more of them.
 *
 * @param <T> the game's table
 */
public abstract class GameLaws<T extends Table<T>> extends SecrecyLaws<T> {

    /** Reasons are asked for at every so many plies of a game: there are many things to ask about. */
    private static final int EXPLAINED = 25;

    // --- 2 -----------------------------------------------------------------------------------------------------------

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

    // --- 6 -----------------------------------------------------------------------------------------------------------

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
                assertThat(game().period(match.table())).as("stage").isGreaterThanOrEqualTo(stage);
                stage = game().period(match.table());
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
                if (pointsDecide() && other.points() > standing.points()) {
                    assertThat(other.place()).isLessThan(standing.place());
                }
            }
        }
    }

    // --- words -------------------------------------------------------------------------------------------------------

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
                        collectMissing(match.table().loss(Seat.of(seat), choice), missing);
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
}
