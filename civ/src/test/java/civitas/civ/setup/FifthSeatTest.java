package civitas.civ.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.content.Resource;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.kernel.Box;
import civitas.kernel.Choice;
import civitas.kernel.DumpReader;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.SetupException;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A box that brings a map for five: everything else knows the fifth player already. */
class FifthSeatTest {

    private static final int CHOICES = 1500;

    private final CivGame game = new CivGame(List.of(
            new BaseBox(), Books.madeUp(Box.expansion("five", "X", BaseBox.ID).upTo(5))));

    private static Setup setup(List<String> boxes) {
        return Setup.of(CivGame.ID, boxes, Map.of(), 5, Seed.of(11));
    }

    private static final Setup FIVE = setup(List.of(BaseBox.ID, "five"));

    @Test
    @Rule({"CV-01.02", "CV-01.03"})
    void onlyTheBoxSeatsAFifth() {
        assertThatThrownBy(() -> game.deal(setup(List.of(BaseBox.ID)))).isInstanceOf(SetupException.class);
        assertThat(game.deal(FIVE).seats()).isEqualTo(5);
    }

    @Test
    @Rule({"CV-02.13", "CV-02.34", "CV-03.03"})
    void everybodyHasAHomeAndTheMarketHasATokenForEach() {
        CivTable table = game.deal(FIVE);
        assertThat(table.market().resources(Resource.of(0))).isEqualTo(5);
        play(table, new SplittableRandom(1), 1);
        for (int player = 0; player < 5; player++) {
            int capital = table.cities().center(Cities.of(player, 0));
            int slot = table.board().slotOf(capital);
            assertThat(table.board().slot(slot).home()).isEqualTo(player);
        }
        assertThat(table.next(4)).isZero();
    }

    @Test
    void fivePlayALongGame() {
        CivTable table = game.deal(FIVE);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < CHOICES && !table.over(); i++) {
            step(table, random);
            if (i % 25 == 0) {
                look(table, i);
            }
        }
        assertThat(table.turn().number()).isGreaterThan(1);
    }

    /** Everything that reads a table reads this one. */
    private void look(CivTable table, int seed) {
        game.audit(table);
        assertThat(game.standings(table)).hasSize(5);
        for (int player = 0; player < 5; player++) {
            CivView view = CivView.of(table, new Viewer(player));
            assertThat(view.players()).hasSize(5);
            assertThat(game.imagine(table, Seat.of(player), seed).seats()).isEqualTo(5);
        }
        if (table.isRestorable()) {
            String dump = table.dump().toString();
            assertThat(game.restore(FIVE, new DumpReader(dump)).dump().toString())
                    .isEqualTo(dump);
        }
    }

    private static void play(CivTable table, SplittableRandom random, int turn) {
        while (table.turn().number() < turn) {
            step(table, random);
        }
    }

    private static void step(CivTable table, SplittableRandom random) {
        List<Choice> choices = table.choices(table.asking());
        table.choose(table.asking(), choices.get(random.nextInt(choices.size())));
    }
}
