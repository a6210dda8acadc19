package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Player;
import civitas.kernel.Seed;
import civitas.kernel.Standing;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.server.Server;
import civitas.server.trust.Seeds;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.text.NumberFormat;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who has never been here plays whole games against a computer, with clicks only. */
@ExtendWith(InTheHouse.class)
class WholeGameTest {

    private static final int MOST_CHOICES = 1200;

    /** Every table of this server is dealt from here on: the game is the same every time. */
    private static final long SEED = 7;

    private static final int AGES = 6;
    private static final int ROUNDS = 3;

    private final House house;

    WholeGameTest(House house) {
        this.house = house;
    }

    @Test
    void aNewcomerPlaysClashToTheFinalScore() {
        try (Server server = House.open(0, House.fresh("whole-game"), Seeds.always(SEED));
                Guest newcomer = house.guestOf(server, Look.DESK.asNewcomer())) {
            Page page = newcomer.page();
            newcomer.visit("/");
            chooseAnEasyOpponent(page);
            page.locator("[data-code='quick-start']").click();
            Board board = newcomer.board();
            board.awaitTable();
            String table = page.url().replaceAll(".*/table/", "");
            takeTheTour(page);
            board.hurryComputers();

            int choices = new Player(board, Habits.CLASH, 1).playToTheEnd(MOST_CHOICES);

            assertThat(choices).isGreaterThan(40);
            assertThat(page.locator(".end h2").first()).containsText("wins");
            assertThat(page.locator(".line-chart polyline")).hasCount(2);
            newcomer.picture("final-score");
            assertEndOfTheRecord(newcomer, table);

            page.locator(".stage-tabs button").first().click();
            assertThat(page.locator(".map")).isVisible();
        }
    }

    @Test
    void aNewcomerPlaysCivilizationUntilSomebodyHasWon() {
        try (Server server = House.open(0, House.fresh("whole-game-civ"), Seeds.always(SEED));
                Guest newcomer = house.guestOf(server, Look.DESK.asNewcomer())) {
            Page page = newcomer.page();
            newcomer.visit("/");
            page.locator("label:has([data-code='game civ'])").click();
            chooseAnEasyOpponent(page);
            page.locator("[data-code='quick-start']").click();
            Board board = newcomer.board();
            board.awaitTable();
            Player player = new Player(board, Habits.CIV, 1);
            setUp(page, board, player);
            takeTheTour(page);
            board.hurryComputers();

            int choices = player.playToTheEnd(MOST_CHOICES);

            assertThat(choices).isGreaterThan(40);
            assertThat(page.locator(".end h2").first()).containsText("wins");
            assertThat(page.locator(".civ-end .victory")).containsText("wins by");
            assertThat(page.locator(".races .line-chart")).hasCount(4);
            assertThat(page.locator(".races .line-chart polyline")).hasCount(8);
            newcomer.picture("civ-victory");

            page.locator(".stage-tabs button").first().click();
            assertThat(page.locator(".map")).isVisible();
        }
    }

    /** Whoever thinks longer changes nothing about the page. */
    private static void chooseAnEasyOpponent(Page page) {
        page.locator(".hero-play select").selectOption("easy");
    }

    private static boolean isFullLength(ClashView.Clock clock) {
        return clock.age() == AGES && clock.round() == ROUNDS;
    }

    private static boolean hasLostAllCities(ClashView view) {
        return view.players().stream()
                .anyMatch(player ->
                        view.cities().stream().noneMatch(city -> city.owner().equals(player.seat())));
    }

    /** The score on the page is the one the rules find when they play the record again; so is the end, which may come early. */
    private static void assertEndOfTheRecord(Guest guest, String table) {
        GameRecord record = GameRecord.parse(guest.text("/api/tables/" + table + "/record"));
        assertThat(record.setup().seed()).isEqualTo(Seed.of(SEED));
        Match<ClashTable> match = Match.replay(new ClashGame(), record);
        assertThat(match.over()).isTrue();
        ClashView view = ClashView.of(match.table(), Viewer.SPECTATOR);
        assertThat(guest.page().locator(".track"))
                .hasAttribute(
                        "aria-label",
                        Pattern.compile("Age " + view.clock().age() + " of " + AGES + ", round "
                                + view.clock().round() + ".*"));
        assertThat(isFullLength(view.clock()) || hasLostAllCities(view))
                .as("a game ends after the last round, or when somebody has no city left")
                .isTrue();
        NumberFormat number = NumberFormat.getInstance(Locale.ENGLISH);
        List<String> expected = match.game().standings(match.table()).stream()
                .sorted(Comparator.comparingInt(Standing::place))
                .map(standing -> number.format(standing.points()))
                .toList();
        assertThat(guest.page().locator(".score-row .score-total").allTextContents())
                .isEqualTo(expected);
    }

    /** The tour waits until there is something to show. */
    private static void setUp(Page page, Board board, Player player) {
        for (int choices = 0; choices < MOST_CHOICES; choices++) {
            board.awaitTurn();
            if (page.locator(".guide").isVisible()) {
                return;
            }
            player.answer();
        }
        throw new AssertionError("no tour after " + MOST_CHOICES + " choices");
    }

    /** As many steps as there are things on the page to speak of. */
    private static void takeTheTour(Page page) {
        Locator next = page.locator(".guide .primary");
        next.waitFor();
        while (!next.textContent().equals("Let us play")) {
            next.click();
        }
        next.click();
        assertThat(page.locator(".guide")).hasCount(0);
    }
}
