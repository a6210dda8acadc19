package civitas.e2e.clash;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.table.ClashTable;
import civitas.e2e.browser.Axe;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Player;
import civitas.e2e.position.PeoplePositions;
import civitas.e2e.position.Position;
import civitas.kernel.Standing;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.server.ServedGame;
import civitas.server.Server;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Civilizations, leaders and pirates on the page. */
@ExtendWith(InTheHouse.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PeoplesOnThePageTest {

    private static final int MOST_CHOICES = 1200;
    private static final List<ServedGame<?>> GAMES = List.of(
            new ServedGame<>(PeoplePositions.GAME, new ClashEvaluation()),
            new ServedGame<>(new CivGame(), new CivEvaluation()));

    private final House house;
    private final List<Server> servers = new ArrayList<>();

    PeoplesOnThePageTest(House house) {
        this.house = house;
    }

    @BeforeAll
    void open() {
        servers.add(House.open(0, House.fresh("peoples"), GAMES));
    }

    @AfterAll
    void close() {
        servers.forEach(Server::close);
    }

    private Guest guest(Look look) {
        return house.guestOf(servers.getFirst(), look);
    }

    @Test
    void aGameWithCivilizationsIsSetUpAndPlayedToItsEnd() {
        try (Guest guest = guest(Look.DESK)) {
            Page page = guest.page();
            guest.visit("/new");
            assertThat(page.locator("[data-code='box civilizations']")).containsText("Fifteen civilizations");
            page.locator("[data-code='box civilizations'] input").check();
            assertThat(page.getByText("All 45 leaders are shuffled together")).isVisible();
            assertThat(page.getByText("a random one of his leader cards")).isVisible();
            page.getByLabel("Length").selectOption("short");
            page.getByLabel("Red", new Page.GetByLabelOptions().setExact(true)).selectOption("me");
            page.getByLabel("Blue", new Page.GetByLabelOptions().setExact(true)).selectOption("normal");
            page.locator("[data-code='create']").click();
            Board board = guest.board();
            board.awaitTable();
            String table = page.url().replaceAll(".*/table/", "");
            board.hurryComputers();

            new Player(board, Habits.CLASH, 1).playToTheEnd(MOST_CHOICES);

            assertThat(page.locator(".end h2").first()).containsText("wins");
            guest.picture("peoples-final-score");
            Match<ClashTable> match = Match.replay(
                    PeoplePositions.GAME, GameRecord.parse(guest.text("/api/tables/" + table + "/record")));
            assertThat(match.over()).isTrue();
            NumberFormat number = NumberFormat.getInstance(Locale.ENGLISH);
            assertThat(page.locator(".score-row .score-total").allTextContents())
                    .isEqualTo(match.game().standings(match.table()).stream()
                            .sorted(Comparator.comparingInt(Standing::place))
                            .map(standing -> number.format(standing.points()))
                            .toList());
        }
    }

    @Test
    void aLeaderIsChosenByHisCardAndMovedOnTheMap() {
        Position coronation = PeoplePositions.coronation();
        List<String> choices = coronation.next();
        String choice = choices.stream()
                .filter(code -> code.startsWith("choose "))
                .findFirst()
                .orElseThrow();
        String leader = choice.split(" ")[1];
        try (Guest guest = guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(coronation.record()));
            for (String code : choices.subList(0, choices.indexOf(choice))) {
                board.choose(code);
            }
            assertThat(page.locator(".choosing .leader-card")).hasCount(3);
            assertThat(page.locator(".choosing .skill")).hasCount(6);
            guest.picture("peoples-choosing");
            page.locator(".choosing [data-code='" + choice + "']").click();
            assertThat(page.locator(".choosing")).hasCount(0);
            assertThat(page.locator(".map .units.side-red [data-leader='" + leader + "']"))
                    .isVisible();
            for (String code : choices.subList(choices.indexOf(choice) + 1, choices.size())) {
                board.choose(code);
            }
            String name = page.evaluate("() => document.querySelector('.map [data-leader]').dataset.leader")
                    .toString();
            assertThat(name).isEqualTo(leader);
            String goal = choices.stream()
                    .filter(code -> code.startsWith("go "))
                    .reduce((first, second) -> second)
                    .orElseThrow()
                    .split(" ")[1];
            Locator card = sheet(page, "red").locator(".leader-card.leads");
            assertThat(card.locator(".fate")).hasText("leads now, at " + goal);
            String person = card.locator("strong").innerText();
            assertThat(page.locator("[data-space='" + goal + "']")).hasAttribute("aria-label", contains(person));
            assertThat(sheet(page, "red").locator(".fate-waits")).hasCount(2);
            guest.picture("peoples-sheet");

            // Who is not in play says why.
            sheet(page, "red")
                    .locator(".leader-card.waits .leader-head")
                    .first()
                    .click();
            assertThat(page.locator(".why")).isVisible();
        }
    }

    @Test
    void aLeaderWhoIsReplacedIsLost() {
        Position succession = PeoplePositions.succession();
        try (Guest guest = guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(succession.record()));
            assertThat(sheet(page, "red").locator(".leader-card.leads")).hasCount(1);
            String former =
                    sheet(page, "red").locator(".leader-card.leads strong").innerText();
            board.showTab(1);
            succession.next().forEach(board::choose);
            assertThat(sheet(page, "red").locator(".leader-card.lost strong").last())
                    .hasText(former);
            assertThat(sheet(page, "red").locator(".leader-card.lost .fate").last())
                    .hasText("has left the game");
            assertThat(sheet(page, "red").locator(".leader-card.leads")).hasCount(1);
        }
    }

    @Test
    void aLeaderWhoFallsInBattleIsGoneFromTheMap() {
        Position lastStand = PeoplePositions.lastStand();
        try (Guest guest = guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(lastStand.record()));
            Locator figure = page.locator(".map .units.side-red [data-leader]");
            assertThat(figure).hasCount(1);
            String fallen =
                    sheet(page, "red").locator(".leader-card.leads strong").innerText();
            board.showTab(1);
            lastStand.next().forEach(board::choose);
            assertThat(figure).hasCount(0);
            assertThat(page.locator(".news")).containsText(fallen);
            assertThat(page.locator(".log")).containsText(fallen);
            guest.picture("peoples-fallen");
        }
    }

    @Test
    void piratesCloseTheSeaUntilTheyAreBeaten() {
        Position piracy = PeoplePositions.piracy();
        List<String> choices = piracy.next();
        String sea = choices.stream()
                .filter(code -> code.startsWith("go "))
                .reduce((first, second) -> second)
                .orElseThrow()
                .split(" ")[1];
        try (Guest guest = guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(piracy.record()));
            assertThat(page.locator("[data-space='" + sea + "']"))
                    .hasAttribute("aria-label", contains("closed to you"));
            assertThat(page.locator(".map .blockade").first()).isVisible();
            guest.picture("peoples-blockade");
            int gold = gold(page);
            for (String code : choices.subList(0, choices.size() - 1)) {
                board.choose(code);
            }
            board.choose(choices.getLast());
            assertThat(page.locator(".log")).containsText("destroyed");
            assertThat(board.awaitTurn().prompt()).isEqualTo("prompt.token");
            assertThat(gold(page)).as("gold for every ship").isGreaterThan(gold);
            guest.picture("peoples-prize");
            board.choose(board.now().codes().getFirst());
        }
    }

    private static int gold(Page page) {
        return Integer.parseInt(page.locator(".mine .good-gold b").innerText());
    }

    @Test
    void vikingsBecomeAShipByTheKeyboard() {
        Position landfall = PeoplePositions.landfall();
        List<String> choices = landfall.next();
        String conversion = choices.getLast();
        String shore = conversion.substring(conversion.lastIndexOf(' ') + 1);
        try (Guest guest = guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(landfall.record()));
            for (String code : choices.subList(0, choices.size() - 1)) {
                board.choose(code);
            }
            int ply = board.now().ply();
            page.locator("[data-space='" + shore + "']").focus();
            page.keyboard().press("Enter");
            Locator offered = page.locator("[data-code='" + conversion + "']:not(section.decision *)");
            if (board.now().ply() == ply && offered.count() > 0) {
                offered.press("Enter");
            }
            board.awaitPlyAfter(ply);
            assertThat(page.locator("[data-space='" + shore + "']")).hasAttribute("aria-label", contains("1 ship"));
            assertThat(page.locator(".map .units.side-red [data-unit='ship']").first())
                    .isVisible();
        }
    }

    @Test
    void everyPlaceOfThemFitsAPhoneInRussianAndKeepsNobodyOut() {
        Position coronation = PeoplePositions.coronation();
        List<String> unfit = new ArrayList<>();
        try (Guest guest = guest(Look.PHONE.in("ru")).named("1")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(PeoplePositions.reign().record()));
            for (int tab = 2; tab <= 4; tab++) {
                board.showTab(tab);
                unfit.addAll(Fit.faults(page));
                unfit.addAll(Axe.violations("tab " + tab, page));
                guest.picture("peoples-phone-" + tab);
            }
            board = guest.visitTable(guest.tableFrom(coronation.record()));
            board.choose(coronation.next().getFirst());
            page.locator(".choosing .leader-card").first().waitFor();
            unfit.addAll(Fit.faults(page));
            unfit.addAll(Axe.violations("choosing", page));
            guest.picture("peoples-phone-choosing");
        }
        assertThat(unfit).isEmpty();
    }

    /** The sheet of a player's people, brought to the front. */
    private static Locator sheet(Page page, String seat) {
        if (page.locator(".peoples").count() == 0) {
            page.locator(".stage-tabs button").nth(2).click();
        }
        return page.locator(".people.side-" + seat);
    }

    private static Pattern contains(String text) {
        return Pattern.compile(text);
    }
}
