package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random games with much talk: pieces are conserved, and views never depend on what their seat may not know. */
class RandomPlayTest {

    private static final int GAMES = 24;
    private static final int LONGEST_GAME = 30_000;

    /** Of ten chances to speak without being asked, how many are taken. */
    private static final int TALKATIVE = 3;

    private static final int LOOKS_CLOSELY = 40;

    @Test
    @Rule({"CC-18.1", "CC-18.3", "CC-18.9", "CC-1.14"})
    void viewsKeepSecretsAndPiecesAreConserved() {
        Map<Act, Integer> done = new EnumMap<>(Act.class);
        for (int seed = 1; seed <= GAMES; seed++) {
            play(2 + seed % 3, seed, done);
        }
        assertThat(done).containsKeys(Act.TRADE, Act.GIVE, Act.SHOW, Act.ASK, Act.OFFER);
        assertThat(done).containsKeys(Act.ACCEPT, Act.DECLINE, Act.WITHDRAW, Act.RECALL);
    }

    private static void play(int seats, int seed, Map<Act, Integer> done) {
        Random random = new Random(seed);
        ClashTable table = TestTable.GAME.deal(Setup.of("clash", List.of("monumental"), Map.of(), seats, seed));
        for (int ply = 0; !table.over(); ply++) {
            assertThat(ply).as("choices of one game").isLessThan(LONGEST_GAME);
            Audit.check(table);
            if (random.nextInt(LOOKS_CLOSELY) == 0) {
                keepsSecrets(table, random);
            }
            int seat = speaker(table, random);
            List<Choice> choices = table.choices(seat);
            Choice choice = pick(choices, random);
            done.merge((Act) choice.verb(), 1, Integer::sum);
            learnsNothing(table, seat, choice, random);
            table.choose(seat, choice);
        }
        Audit.check(table);
    }

    /** Uniform choices would end most turns before anything has happened. */
    private static Choice pick(List<Choice> choices, Random random) {
        Choice choice = choices.get(random.nextInt(choices.size()));
        boolean hurry = choice.verb() == Act.END_TURN && choices.size() > 1 && random.nextInt(4) != 0;
        return hurry ? choices.get(random.nextInt(choices.size() - 1)) : choice;
    }

    private static int speaker(ClashTable table, Random random) {
        int invited = table.invited();
        if (invited != 0 && random.nextInt(10) < TALKATIVE) {
            int seat = random.nextInt(table.seats());
            if ((invited >> seat & 1) != 0 && !table.choices(seat).isEmpty()) {
                return seat;
            }
        }
        return table.asking();
    }

    private static void keepsSecrets(ClashTable table, Random random) {
        for (int seat = 0; seat < table.seats(); seat++) {
            ClashTable imagined = Imagining.imagine(table, seat, random.nextLong());
            Audit.check(imagined);
            for (int viewer : new int[] {seat, Viewer.SPECTATOR.seat()}) {
                assertThat(ClashView.of(imagined, new Viewer(viewer)))
                        .isEqualTo(ClashView.of(table, new Viewer(viewer)));
            }
            assertThat(imagined.asked()).isEqualTo(table.asked());
            assertThat(imagined.invited()).isEqualTo(table.invited());
            assertThat(imagined.decision(Seat.of(seat)).prompt())
                    .isEqualTo(table.decision(Seat.of(seat)).prompt());
            assertThat(imagined.choices(seat)).isEqualTo(table.choices(seat));
            for (int other = 0; other < table.seats(); other++) {
                imagined.choices(other);
            }
            playOn(imagined, random);
        }
    }

    /** An imagined table is a table: it can be played on. */
    private static void playOn(ClashTable imagined, Random random) {
        for (int i = 0; i < 10 && !imagined.over(); i++) {
            int seat = speaker(imagined, random);
            List<Choice> choices = imagined.choices(seat);
            imagined.choose(seat, choices.get(random.nextInt(choices.size())));
            Audit.check(imagined);
        }
    }

    /** What somebody else's choice shows a seat is the same in every world the seat can imagine, if it reveals nothing. */
    private static void learnsNothing(ClashTable table, int seat, Choice choice, Random random) {
        if (random.nextInt(LOOKS_CLOSELY) != 0) {
            return;
        }
        int viewer = random.nextInt(table.seats());
        ClashTable truth = table.copy();
        ClashTable dream = Imagining.imagine(table, viewer, random.nextLong());
        if (!dream.choices(seat).contains(choice)) {
            return;
        }
        int before = truth.revelations();
        truth.choose(seat, choice);
        dream.choose(seat, choice);
        if (truth.revelations() == before && dream.revelations() == before && !truth.over() && !dream.over()) {
            assertThat(ClashView.of(dream, new Viewer(viewer))).isEqualTo(ClashView.of(truth, new Viewer(viewer)));
        }
    }
}
