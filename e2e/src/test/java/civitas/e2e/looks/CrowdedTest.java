package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.RandomGame;
import civitas.civ.CivGame;
import civitas.clash.ClashGame;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.kernel.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Four players, late in a long game: as full as a table gets. */
@ExtendWith(InTheHouse.class)
class CrowdedTest {

    private final House house;

    CrowdedTest(House house) {
        this.house = house;
    }

    /** A game that has gone on for long, but is not over. */
    enum Late {
        CLASH(new ClashGame(), 2, 1104, 4),
        CIV(new CivGame(), 7, 5000, 5);

        private final Game<?> game;
        private final long seed;
        private final int plies;
        private final int tabs;

        Late(Game<?> game, long seed, int plies, int tabs) {
            this.game = game;
            this.seed = seed;
            this.plies = plies;
            this.tabs = tabs;
        }

        String record() {
            return RandomGame.play(game, seed, plies, () -> true).record().text();
        }
    }

    @ParameterizedTest
    @CsvSource({"CLASH, DESK", "CLASH, PHONE", "CIV, DESK", "CIV, PHONE"})
    void everythingFits(Late late, Look.Device device) {
        List<String> unfit = new ArrayList<>();
        Look look = new Look(device, "ru", Look.Experience.KNOWS);
        try (Guest guest = house.guest(look).named("Анна")) {
            Board board = guest.visitTable(guest.tableFrom(late.record()));
            if (board.now().curtain()) {
                board.openCurtain();
            }
            assertThat(guest.page().locator(".strip li")).hasCount(4);
            assertThat(board.now().over()).isFalse();
            for (int tab = 1; tab <= late.tabs; tab++) {
                board.showTab(tab);
                for (String fault : Fit.faults(guest.page())) {
                    unfit.add("tab " + tab + ": " + fault);
                }
                guest.picture(("crowded-" + late + "-" + device + "-" + tab).toLowerCase(Locale.ROOT));
            }
        }
        assertThat(unfit).isEmpty();
    }
}
