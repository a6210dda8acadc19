package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.GreedyAgent;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.trade.Proposal;
import civitas.lab.GameLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How greedy computers behave towards people, in a few games that are the same in every run. */
class MannersTest {

    private static final int FIRST = 100;
    private static final int GAMES = 2;
    private static final int SEATS = 4;
    private static final int WORLDS = 9;
    private static final Set<String> TALK =
            Set.of("trade", "give", "ask", "offer", "withdraw", "recall", "show", "accept", "decline");

    /** A choice that is about to be made. */
    private record Moment<T extends Table<T>>(Match<T> match, GameRecord.Entry next) {

        T table() {
            return match.table();
        }

        String verb() {
            return next.code().split(" ", 2)[0];
        }

        int seat() {
            return next.seat().index();
        }
    }

    @FunctionalInterface
    private interface Onlooker<T extends Table<T>> {
        void sees(Moment<T> moment);
    }

    private static <T extends Table<T>> void watch(Game<T> game, Evaluation<T> evaluation, Onlooker<T> onlooker) {
        for (int number = FIRST; number < FIRST + GAMES; number++) {
            List<Agent<T>> agents = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) {
                agents.add(new GreedyAgent<>(evaluation, 1000L * FIRST + 10L * (number - FIRST) + seat));
            }
            Setup setup = Setup.of(game.id(), game.usualBoxes().ids(), Map.of(), SEATS, number);
            GameRecord record = new GameLoop<>(game, agents, Budget.UNLIMITED, 20_000)
                    .play(setup)
                    .record();
            Match<T> match = Match.start(game, setup);
            for (GameRecord.Entry entry : record.entries()) {
                onlooker.sees(new Moment<>(match, entry));
                match.choose(entry.seat(), entry.code());
            }
        }
    }

    @Test
    void offersOfClashAreGoodForBothAndFew() {
        assertThat(offersAreGoodForBothAndFew(new ClashGame(), new ClashEvaluation()))
                .isPositive();
    }

    @Test
    void offersOfCivilizationAreGoodForBothAndFew() {
        assertThat(offersAreGoodForBothAndFew(new CivGame(), new CivEvaluation()))
                .isNotNegative();
    }

    /** @return how many offers there were */
    private static <T extends Table<T>> int offersAreGoodForBothAndFew(Game<T> game, Evaluation<T> evaluation) {
        int[] all = {0};
        int[] talk = {0};
        int[] offers = {0};
        watch(game, evaluation, moment -> {
            all[0]++;
            talk[0] += TALK.contains(moment.verb()) ? 1 : 0;
            if (moment.verb().equals("offer")) {
                offers[0]++;
                assertThat(moment.table().talk().made(moment.seat()))
                        .as("offers before this one")
                        .isZero();
                isGoodForBoth(game, evaluation, moment);
            }
            assertThat(moment.verb()).as("words taken back").isNotIn("recall", "withdraw");
        });
        assertThat(talk[0]).as("talk among " + all[0] + " choices").isLessThan(all[0] / 5);
        return offers[0];
    }

    /** Never at a loss, whatever is hidden; and whatever the other may hold, he would most probably take it. */
    private static <T extends Table<T>> void isGoodForBoth(Game<T> game, Evaluation<T> evaluation, Moment<T> moment) {
        int taken = 0;
        for (int world = 0; world < WORLDS; world++) {
            T before = game.imagine(moment.table(), Seat.of(moment.seat()), world);
            T after = before.copy();
            after.choose(moment.seat(), find(after, moment.seat(), moment.next().code()));
            int partner = Integer.numberOfTrailingZeros(after.talk().partners(moment.seat()));
            after.choose(partner, acceptance(after, partner, moment.seat()));
            assertThat(evaluation.value(after, moment.seat()))
                    .as("the lot of whoever made the offer, after it")
                    .isGreaterThan(evaluation.value(before, moment.seat()));
            taken += evaluation.value(after, partner) > evaluation.value(before, partner) ? 1 : 0;
        }
        assertThat(taken)
                .as("imagined tables of " + WORLDS + " in which the offer is taken")
                .isGreaterThan(WORLDS / 2);
    }

    private static Choice find(Table<?> table, int seat, String code) {
        return table.choices(seat).stream()
                .filter(choice -> choice.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    private static Choice acceptance(Table<?> table, int partner, int from) {
        return table.choices(partner).stream()
                .filter(choice -> choice.verb().code().equals("accept")
                        && choice.subject() instanceof Proposal proposal
                        && proposal.from().index() == from)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void turnsAreNotEndedEarly() {
        int[] turns = {0};
        int[] early = {0};
        watch(new ClashGame(), new ClashEvaluation(), (Moment<ClashTable> moment) -> {
            if (moment.verb().equals("end-turn")) {
                turns[0]++;
                early[0] += moment.table().turn().actionsLeft() > 0 ? 1 : 0;
            }
        });
        assertThat(early[0])
                .as("turns of " + turns[0] + " ended with actions left")
                .isLessThan(turns[0] / 20);
    }

    @Test
    void governmentsLast() {
        int[] anarchies = {0};
        watch(
                new CivGame(),
                new CivEvaluation(),
                moment -> anarchies[0] += moment.next().code().equals("govern anarchy") ? 1 : 0);
        assertThat(anarchies[0]).as("revolutions").isLessThanOrEqualTo(GAMES * SEATS);
    }
}
