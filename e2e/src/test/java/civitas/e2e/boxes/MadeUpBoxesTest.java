package civitas.e2e.boxes;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Player;
import civitas.server.ServedGame;
import civitas.server.Server;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Boxes that nobody who wrote the page has heard of are set up and played on it. */
@ExtendWith(InTheHouse.class)
class MadeUpBoxesTest {

    private static final List<ServedGame<?>> GAMES = List.of(
            new ServedGame<>(new ClashGame(List.of(new Monumental(), new Marches())), new ClashEvaluation()),
            new ServedGame<>(new CivGame(List.of(new BaseBox(), new FiveSeats())), new CivEvaluation()));

    private final House house;

    MadeUpBoxesTest(House house) {
        this.house = house;
    }

    @Test
    void aUnitAnAbilityWithAPlaceAndAReplacedNumberAreAnAddition() {
        try (Server server = House.open(0, House.fresh("made-up-clash"), GAMES);
                Guest guest = house.guestOf(server)) {
            Page page = guest.page();
            guest.visit("/new");
            assertThat(page.locator("[data-code='box marches']"))
                    .containsText("Riders, a warden who helps where they are, and nomads.");
            page.locator("[data-code='box marches'] input").check();
            page.getByLabel("Red", new Page.GetByLabelOptions().setExact(true)).selectOption("me");
            page.getByLabel("Blue", new Page.GetByLabelOptions().setExact(true)).selectOption("easy");
            guest.picture("made-up-box-set-up");
            page.locator("[data-code='create']").click();
            Board board = guest.board();
            board.awaitTable();
            board.awaitTurn();
            assertThat(page.locator(".map [data-unit='rider']").first()).isVisible();
            guest.picture("made-up-box");
            Player player = new Player(board, Habits.CLASH, 3);
            for (int i = 0; i < 12; i++) {
                board.awaitTurn();
                player.answer();
            }
            assertThat(page.locator(".map [data-unit='rider']").first()).isVisible();
            guest.picture("made-up-box-later");
        }
    }

    @Test
    void aFifthSeatAndUnitsWithHealthAreAnAddition() {
        try (Server server = House.open(0, House.fresh("made-up-civ"), GAMES);
                Guest guest = house.guestOf(server).named("Anna")) {
            Page page = guest.page();
            List<Map<String, String>> seats = Stream.concat(
                            Stream.of(Map.of("kind", "me")),
                            Stream.generate(() -> Map.of("kind", "agent", "level", "random"))
                                    .limit(4))
                    .toList();
            String table = guest.post(
                            "/api/tables",
                            Map.of(
                                    "game",
                                    CivGame.ID,
                                    "boxes",
                                    List.of(BaseBox.ID, FiveSeats.ID),
                                    "seats",
                                    seats,
                                    "public",
                                    false,
                                    "start",
                                    true))
                    .path("id")
                    .asString();
            guest.post("/api/tables/" + table + "/speed", Map.of("millis", 0));
            Board board = guest.visitTable(table);
            Player player = new Player(board, Habits.CIV, 5);
            for (int i = 0; i < 12; i++) {
                board.awaitTurn();
                player.answer();
            }
            assertThat(page.locator(".strip li")).hasCount(5);
            assertThat(page.locator(".mark.side-green").count()).isPositive();
            board.openHand();
            assertThat(page.locator(".mine .unit-health").first()).isVisible();
            guest.picture("made-up-box-of-five");
        }
    }
}
