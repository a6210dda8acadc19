package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.Position;
import civitas.kernel.match.GameRecord;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What new players of Civilization have stumbled over. */
@ExtendWith(InTheHouse.class)
class CivStumblesTest {

    private static final int MANAGED_CITIES = 2;
    private static final int SHEETS = 5;

    private final House house;

    CivStumblesTest(House house) {
        this.house = house;
    }

    @Test
    void settingUpATableKeepsTheChosenGame() {
        try (Guest guest = house.guest()) {
            Page page = guest.page();
            guest.visit("/");
            page.locator("label:has([data-code='game civ'])").click();
            page.locator("[data-code='new-table']").click();
            Locator game = page.locator("main select").first();
            assertThat(game).hasValue("civ");
            page.reload();
            assertThat(game).hasValue("civ");
        }
    }

    @Test
    void theCityMapLiesAsTheMapDoes() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            board.awaitTurn();
            board.showTab(1);
            Map<String, Place> map = places(page, ".map-svg");
            board.showTab(MANAGED_CITIES);
            page.locator(".city-map").first().waitFor();
            Map<String, Place> city = places(page, ".city-map");
            assertThat(city).hasSizeGreaterThan(5);
            assertThat(ways(city, city.keySet())).isEqualTo(ways(map, city.keySet()));
        }
    }

    /** Where a square is drawn, in squares of its drawing. */
    private record Place(double x, double y) {

        String to(Place other) {
            return "%d right, %d down".formatted(Math.round(other.x - x), Math.round(other.y - y));
        }
    }

    private static Map<String, String> ways(Map<String, Place> places, Set<String> among) {
        Map<String, String> ways = new TreeMap<>();
        places.forEach((one, from) -> places.forEach((other, to) -> {
            if (among.contains(one) && among.contains(other)) {
                ways.put("from " + one + " to " + other, from.to(to));
            }
        }));
        return ways;
    }

    private static Map<String, Place> places(Page page, String drawing) {
        Map<String, Place> places = new HashMap<>();
        List<?> squares = (List<?>) page.evaluate("""
                drawing => [...document.querySelector(drawing).querySelectorAll('[data-land]')].map((land) => {
                  const box = land.querySelector('.land-fill').getBoundingClientRect();
                  return [land.dataset.land, String(box.x / box.width), String(box.y / box.height)];
                })""", drawing);
        for (Object square : squares) {
            List<?> facts = (List<?>) square;
            places.put(
                    String.valueOf(facts.get(0)),
                    new Place(
                            Double.parseDouble(String.valueOf(facts.get(1))),
                            Double.parseDouble(String.valueOf(facts.get(2)))));
        }
        return places;
    }

    @Test
    void lockedGovernmentsLookLockedAndSayWhatTheyNeed() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            board.awaitTurn();
            board.showTab(SHEETS);
            Locator locked = page.locator(".government.locked");
            locked.first().waitFor();
            Locator present = page.locator(".government.present");
            assertThat(present).hasCount(1);
            assertThat(border(present)).isNotEqualTo("dashed");
            for (Locator one : locked.all()) {
                assertThat(border(one)).isEqualTo("dashed");
                assertThat(String.valueOf(one.getAttribute("aria-label"))).contains(", needs ");
            }
            guest.picture("civ-governments");
        }
    }

    private static String border(Locator government) {
        return String.valueOf(government.evaluate("element => getComputedStyle(element).borderTopStyle"));
    }

    @Test
    void aHutSaysThatItIsOne() {
        try (Guest guest = house.guest().named("Anna")) {
            String table = guest.tableFrom(CivPositions.wilderness().record());
            Page page = guest.page();
            guest.visitTable(table).awaitTurn();
            for (String token : List.of("hut", "village")) {
                String square = squareWith(guest, table, token);
                page.locator("g.target[data-square='" + square + "']").focus();
                page.keyboard().press("Enter");
                Locator head = page.locator(".space-card strong");
                assertThat(head)
                        .hasText(java.util.regex.Pattern.compile(
                                square + ": " + token + ".*, .*", java.util.regex.Pattern.CASE_INSENSITIVE));
                page.locator(".space-card button").first().click();
            }
        }
    }

    private static String squareWith(Guest guest, String table, String token) {
        for (JsonNode square : guest.get("/api/tables/" + table + "/state?seat=red")
                .path("view")
                .path("squares")) {
            if (square.path("token").asString().equals(token)) {
                return square.path("code").asString();
            }
        }
        throw new AssertionError("no " + token + " on the map");
    }

    @Test
    void newsStandBesideABattleAndItsQuestionIsInSight() {
        Position battle = CivPositions.battleAmongNews();
        GameRecord record = GameRecord.parse(battle.record());
        int plies = record.entries().size();
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(CivPositions.earlier(battle, CivPositions.RECENTLY));
            boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            Page page = anna.page();
            for (int ply = plies - CivPositions.RECENTLY; ply < plies; ply++) {
                GameRecord.Entry entry = record.entries().get(ply);
                Guest player = entry.seat() == battle.seat() ? anna : boris;
                play(player, table, entry.seat().code(), ply, entry.code());
            }
            red.awaitPly(plies);
            Locator news = page.locator(".news article");
            assertThat(news.first()).isVisible();
            for (String code : battle.next()) {
                play(anna, table, battle.seat().code(), plies, code);
                plies++;
            }
            red.awaitPly(plies);
            assertThat(page.locator(".civ-battle")).isVisible();
            assertBeside(news.first(), page.locator(".civ-battle"));
            assertThat(page.locator(".battle-choices"))
                    .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            Fit.check(page, "a battle among news");
            anna.picture("civ-battle-among-news");
            page.locator(".civ-battle > header button").click();
            assertBeside(news.first(), page.locator(".stage"));
        }
    }

    /** Whatever else lies beside the board: the way on is in sight, also where words are long. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void talkIsEndedWithoutScrolling(String language) {
        try (Guest guest = house.guest(Look.DESK.in(language)).named("Anna")) {
            guest.visitTable(guest.tableFrom(CivPositions.negotiation().record()))
                    .awaitTurn();
            guest.picture("civ-talk-" + language);
            assertThat(guest.page().locator("section.decision [data-code='done']"))
                    .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
    }

    /** Both can be seen, and neither lies over the other. */
    private static void assertBeside(Locator one, Locator other) {
        assertThat(one).isVisible();
        assertThat(other).isVisible();
        BoundingBox left = other.boundingBox();
        assertThat(one.boundingBox().x).isGreaterThanOrEqualTo(left.x + left.width);
    }

    private static void play(Guest player, String table, String seat, int ply, String code) {
        player.post("/api/tables/" + table + "/choices", Map.of("seat", seat, "ply", ply, "code", code));
    }
}
