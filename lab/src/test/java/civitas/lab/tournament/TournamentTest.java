package civitas.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import civitas.lab.Toy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TournamentTest {

    private static final Tournament.Progress SILENT = new Tournament.Progress() {
        @Override
        public void counted(Pairing pairing) {
            // nobody looks
        }

        @Override
        public void finished(Pairing pairing, int gamesSpared) {
            // nobody looks
        }
    };

    // --- the whole --------------------------------------------------------------------------------------------------

    @Test
    void theNumberOfThreadsDoesNotMatter() {
        TournamentReport alone = run(plan(List.of("random", "curious", "greedy:40i"), List.of(2, 3), 1));
        TournamentReport together = run(plan(List.of("random", "curious", "greedy:40i"), List.of(2, 3), 3));
        assertThat(together.results()).isEqualTo(alone.results());
        assertThat(together.ladders()).isEqualTo(alone.ladders());
        assertThat(alone.results()).hasSize(6);
        assertThat(alone.failures()).isEmpty();
    }

    @Test
    void aPairingEndsWhenItIsDecided() {
        TournamentPlan plan = plan(List.of("random", "flat:100i"), List.of(2), 2, 1200);
        List<Integer> spared = new ArrayList<>();
        List<Pairing> counted = new ArrayList<>();
        TournamentReport report = new Tournament<>(Toy.PLAYABLE, plan, () -> 0).run(new Tournament.Progress() {
            @Override
            public void counted(Pairing pairing) {
                counted.add(pairing);
            }

            @Override
            public void finished(Pairing pairing, int gamesSpared) {
                spared.add(gamesSpared);
            }
        });
        TournamentReport.Result result = report.results().getFirst();
        assertThat(result.verdict()).isEqualTo(Verdict.ABOVE);
        assertThat(result.low()).isGreaterThan(0.5);
        assertThat(result.games()).isEqualTo(2 * counted.size()).isLessThan(plan.most());
        assertThat(spared).containsExactly(plan.most() - result.games());
    }

    @Test
    void aPairingStandsAsItDoesWhenItsTimeIsOver() {
        TournamentReport report =
                run(plan(List.of("random", "greedy:40i", "curious"), List.of(3), 2, 80, Optional.of(Duration.ZERO)));
        assertThat(report.results()).hasSize(3).allSatisfy(result -> {
            assertThat(result.games()).isEqualTo(3);
            assertThat(result.verdict()).isEqualTo(Verdict.UNDECIDED);
        });
    }

    @Test
    void theLadderSaysWhoIsBetter() {
        TournamentReport report = run(plan(List.of("random", "flat:100i"), List.of(2, 4), 2));
        assertThat(report.ladders()).hasSize(2).allSatisfy(ladder -> {
            assertThat(ladder.rungs().getFirst().elo()).isZero();
            TournamentReport.Rung flat = ladder.rungs().getLast();
            assertThat(flat.elo()).isPositive();
            assertThat(flat.low()).isLessThanOrEqualTo(flat.elo());
            assertThat(flat.high()).isGreaterThanOrEqualTo(flat.elo());
            assertThat(flat.play().actions()).containsKey("bid");
            assertThat(flat.play().points()).containsOnlyKeys("coins", "cards");
            assertThat(flat.play().decisions()).isPositive();
        });
        TournamentReport.Result four = report.results().getLast();
        assertThat(four.seats()).isEqualTo(4);
        assertThat(four.fairShare()).isEqualTo(0.25);
        assertThat(four.games() % 4).isZero();
        TournamentReport.Ladder ladder = report.ladders().getLast();
        assertThat(ladder.rungs().getFirst().play().seats()).isEqualTo(3 * four.games());
    }

    @Test
    void whoPlaysAgainstItselfIsNotBetter() {
        TournamentPlan plan = plan(List.of("greedy:40i", "greedy:41i"), List.of(2), 2);
        TournamentReport.Result result = run(plan).results().getFirst();
        assertThat(result.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(result.games()).isEqualTo(plan.most());
        assertThat(result.low()).isLessThan(0.5);
        assertThat(result.high()).isGreaterThan(0.5);
    }

    @Test
    void thePictureEscapesItsWords() {
        String svg = LadderPicture.of(run(plan(List.of("random", "greedy:40i"), List.of(2), 1)));
        assertThat(svg)
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
                .contains("prefers-color-scheme: dark", ">greedy:40i</text>", "base, 2 players")
                .endsWith("</svg>\n")
                .doesNotContain("NaN", "Infinity");
    }

    private static TournamentReport run(TournamentPlan plan) {
        return new Tournament<>(Toy.PLAYABLE, plan, () -> 0).run(SILENT);
    }

    private static TournamentPlan plan(List<String> contestants, List<Integer> seats, int threads) {
        return plan(contestants, seats, threads, 80);
    }

    private static TournamentPlan plan(List<String> contestants, List<Integer> seats, int threads, int most) {
        return plan(contestants, seats, threads, most, Optional.empty());
    }

    private static TournamentPlan plan(
            List<String> contestants, List<Integer> seats, int threads, int most, Optional<Duration> longest) {
        return new TournamentPlan(
                contestants.stream().map(Contestant::parse).toList(),
                TournamentPlan.Circle.EVERYBODY,
                List.of(List.of("base")),
                seats,
                Map.of(),
                8,
                most,
                longest,
                Optional.empty(),
                5,
                threads);
    }

    // --- its parts --------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"", "greedy:", "greedy:5", "greedy:5m", "greedy:-5i", "clever", "greedy:9999999999i"})
    void whatIsNoContestantIsRefused(String text) {
        assertThatThrownBy(() -> Contestant.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void contestantsSayWhetherTheyDependOnTheMachine() {
        assertThat(Contestant.parse("greedy").timed()).isFalse();
        assertThat(Contestant.parse("greedy:2000i").timed()).isFalse();
        assertThat(Contestant.parse("greedy:300ms").timed()).isTrue();
        assertThat(Contestant.parse("greedy:2s").kind().code()).isEqualTo("greedy");
    }

    /** Of 200 sequences of 200 throws of a fair coin at most about ten may ever be taken for a biased one. */
    @Test
    void luckIsSeldomTakenForStrength() {
        int wrong = 0;
        for (int sequence = 0; sequence < 200; sequence++) {
            SplittableRandom random = new SplittableRandom(sequence);
            BettingSequence share = new BettingSequence(0.5);
            for (int i = 0; i < 200; i++) {
                share.observe(random.nextInt(2));
            }
            wrong += share.verdict() == Verdict.UNDECIDED ? 0 : 1;
        }
        assertThat(wrong).isLessThanOrEqualTo(10);
    }

    @Test
    void strengthIsFound() {
        SplittableRandom random = new SplittableRandom(3);
        BettingSequence share = new BettingSequence(0.5);
        BettingSequence worse = new BettingSequence(0.9);
        for (int i = 0; i < 400; i++) {
            double value = random.nextDouble() < 0.7 ? 1 : 0;
            share.observe(value);
            worse.observe(value);
        }
        assertThat(share.verdict()).isEqualTo(Verdict.ABOVE);
        assertThat(worse.verdict()).isEqualTo(Verdict.BELOW);
        assertThat(share.low()).isBetween(0.55, 0.7);
        assertThat(share.high()).isBetween(0.7, 0.85);
        assertThat(share.mean()).isCloseTo(0.7, within(0.06));
    }

    @Test
    void eloPointsFollowFromShares() {
        BradleyTerry strengths = new BradleyTerry(4);
        strengths.met(1, 0, 7500, 10_000);
        strengths.met(2, 1, 5000, 10_000);
        double[] elo = strengths.elo();
        assertThat(elo[0]).isZero();
        assertThat(elo[1]).isCloseTo(190.8, within(0.5));
        assertThat(elo[2]).isCloseTo(190.8, within(0.5));
        assertThat(elo[3]).as("has met nobody").isCloseTo(0, within(1e-6));
    }

    @Test
    void aBlankScoreIsNotInfinite() {
        BradleyTerry strengths = new BradleyTerry(2);
        strengths.met(1, 0, 20, 20);
        assertThat(strengths.elo()[1]).isBetween(400.0, 1000.0);
    }

    @Test
    void durationsAreKeptInClasses() {
        Durations durations = new Durations();
        for (int i = 1; i <= 1000; i++) {
            durations.add(i * 1_000_000L);
        }
        assertThat(durations.count()).isEqualTo(1000);
        assertThat(durations.millis(0.5)).isCloseTo(500, within(25.0));
        assertThat(durations.millis(0.99)).isCloseTo(990, within(50.0));
        assertThat(new Durations().millis(0.5)).isZero();
    }
}
