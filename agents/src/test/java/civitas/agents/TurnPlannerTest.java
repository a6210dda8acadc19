package civitas.agents;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Plans of somebody whose market is open for the last time: gambles, offers, and then he is done and the game over. */
class TurnPlannerTest {

    private static final ToyGame GAME = new ToyGame();
    private static final int LAST_ROUND = 4;

    /** Only a market that is closed is worth anything. */
    private static final Evaluation<ToyTable> CLOSED = (table, seat) -> table.over() ? 1 : 0;

    private final Situation<ToyTable> situation = lastMarket();
    private final Choice done = choice("done");
    private final Choice gamble = choice("gamble");

    @Test
    void aPlanGoesOnToTheEndOfTheTurn() {
        Intent plan = plans(4, 0, List.of()).getFirst();
        assertThat(plan.later()).isNotEmpty();
        assertThat(plan.later().getLast()).containsExactly(done);
        assertThat(plan.value()).isEqualTo(1);
    }

    @Test
    void changesFindWhatNoDraftHas() {
        Intent plan = plans(0, 30, List.of()).getFirst();
        assertThat(plan.later()).contains(List.of(done));
        assertThat(plan.value()).isEqualTo(1);
        assertThat(plans(0, 0, List.of()).getFirst().value()).isZero();
    }

    @Test
    void whatWasMeantBeforeIsThoughtOf() {
        List<List<Choice>> meant = List.of(List.of(gamble), List.of(done));
        assertThat(plans(0, 0, meant).getFirst().later()).containsExactly(List.of(done));
        assertThat(plans(0, 0, List.of(List.of(done))).getFirst().later()).containsExactly(List.of(done));
    }

    @Test
    void whatCannotBeDoneAnyMoreIsLeftOut() {
        Choice impossible = new Choice(gamble.verb(), Seat.RED, Thing.NONE);
        List<List<Choice>> meant = List.of(List.of(gamble), List.of(impossible), List.of(done));
        assertThat(plans(0, 0, meant).getFirst().value()).isEqualTo(1);
    }

    @Test
    void onlyAsManyAsWillBeComparedAreImprovedBestFirst() {
        List<Line> lines = situation.choices().stream()
                .filter(choice -> !Words.isTalk(choice))
                .map(choice -> new Line(List.of(choice), 0))
                .toList();
        List<Intent> plans = planner(2, 0, 1).plans(lines, List.of());
        assertThat(lines).hasSizeGreaterThan(1);
        assertThat(plans).hasSize(1);
        assertThat(planner(2, 0, 9).plans(lines, List.of()))
                .hasSameSizeAs(lines)
                .isSortedAccordingTo((a, b) -> Double.compare(b.value(), a.value()));
    }

    @Test
    void aPlanFollowsFromItsSeed() {
        assertThat(plans(3, 9, List.of())).isEqualTo(plans(3, 9, List.of()));
    }

    @Test
    void anActionComesBeforeAnotherOrInsteadOfIt() {
        Intent plan = new Intent(new Line(List.of(gamble), 0), List.of(List.of(gamble), List.of(done)), 0);
        List<Choice> other = List.of(gamble, done);
        assertThat(plan.with(0, other, false)).containsExactly(other, List.of(gamble), List.of(done));
        assertThat(plan.with(1, other, true)).containsExactly(List.of(gamble), other);
        assertThat(plan.with(2, other, true)).containsExactly(List.of(gamble), List.of(done), other);
    }

    private List<Intent> plans(int drafts, int changes, List<List<Choice>> meant) {
        return planner(drafts, changes, 3).plans(List.of(new Line(List.of(gamble), 0)), meant);
    }

    private TurnPlanner<ToyTable> planner(int drafts, int changes, int compared) {
        Search search = new Search(1, 1, 10, 0, 0, 9, 1, 4, drafts, compared, changes, 1, 1, 1);
        return new TurnPlanner<>(CLOSED, situation, search, new SplittableRandom(8), Budget.UNLIMITED.start());
    }

    private Choice choice(String verb) {
        return Words.first(situation.choices(), verb).orElseThrow();
    }

    private static Situation<ToyTable> lastMarket() {
        Match<ToyTable> match = Match.start(GAME, Setup.of("toy", List.of("base"), Map.of(), 2, 5));
        while (GAME.period(match.table()) < LAST_ROUND || !match.table().atRest()) {
            Seat seat = Seat.of(match.table().asking());
            match.choose(seat, match.decision(seat).choices().getFirst());
        }
        return new Situation<>(GAME, match.table(), Seat.of(match.table().asking()));
    }
}
