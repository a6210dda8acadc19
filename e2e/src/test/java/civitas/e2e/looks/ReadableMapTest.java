package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.GreedyAgent;
import civitas.agents.Situation;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Small;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A full late game of four on the smallest desk: whatever matters on the map can be told without zooming. */
@ExtendWith(InTheHouse.class)
class ReadableMapTest {

    private static final ClashGame GAME = new ClashGame();
    private static final int SEATS = 4;
    private static final long SEED = 5;
    private static final Budget THINKING = Budget.iterations(60);

    private static final int SMALLEST_PIECE = 20;

    /** Pieces narrower or lower than a number of pixels. */
    private static final String SMALL_PIECES = """
            least => [...document.querySelectorAll('.map [data-piece]')]
              .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
              .filter(({ box }) => Math.min(box.width, box.height) < least - 0.05)
              .map(({ piece, box }) => `${piece.dataset.piece} ${piece.dataset.building ?? piece.dataset.unit ?? ''}: ${
                box.width.toFixed(1)} × ${box.height.toFixed(1)}`)""";

    /** Pieces that the drawing shows beyond the edges of its room. */
    private static final String BEYOND = """
            () => {
              const room = document.querySelector('.map').getBoundingClientRect();
              return [...document.querySelectorAll('.map [data-piece]')]
                .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
                .filter(({ box }) => box.left < room.left - 1 || box.right > room.right + 1
                  || box.top < room.top - 1 || box.bottom > room.bottom + 1)
                .map(({ piece }) => piece.dataset.piece);
            }""";

    private static final int CATEGORIES = 12;

    /** Categories of the chart of advances that cannot be seen without scrolling. */
    private static final String CUT_OFF = """
            () => {
              const room = document.querySelector('.stage-body:not(.hidden)').getBoundingClientRect();
              return [...document.querySelectorAll('.chart .category')]
                .filter((category) => category.getBoundingClientRect().bottom > room.bottom)
                .map((category) => category.ariaLabel);
            }""";

    /** A game is the same in every language. */
    private static final Map<List<String>, String> LATE = new HashMap<>();

    private final House house;

    ReadableMapTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @CsvSource({"en, monumental civilizations", "ru, monumental civilizations", "ru, first-edition"})
    void nothingThatMattersIsSmall(String language, String boxes) {
        try (Guest guest = house.guest(Look.DESK.in(language)).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(
                    guest.tableFrom(LATE.computeIfAbsent(List.of(boxes.split(" ")), ReadableMapTest::lateGame)));
            if (board.now().curtain()) {
                board.openCurtain();
            }
            // what is asked at that moment may have opened another view
            page.locator(".stage-tabs button").first().click();
            for (String kind : List.of("city", "size", "mood", "building", "unit")) {
                assertThat(page.locator(".map [data-piece='" + kind + "']").count())
                        .as(kind)
                        .isGreaterThan(3);
            }
            assertThat(found(page, SMALL_PIECES, SMALLEST_PIECE)).isEmpty();
            assertThat(Small.texts(page)).isEmpty();
            assertThat(found(page, BEYOND, 0)).isEmpty();
            guest.picture("readable-" + language + "-" + boxes.length());

            // the names of the spaces, by their key
            assertThat(page.locator(".land-label")).hasCount(0);
            page.keyboard().press("c");
            assertThat(page.locator(".land-label").first()).isVisible();
            assertThat(Small.texts(page)).isEmpty();

            // all categories of advances at once
            board.showTab(2);
            assertThat(page.locator(".chart .category")).hasCount(CATEGORIES);
            assertThat(found(page, CUT_OFF, 0)).isEmpty();
            assertThat(Small.texts(page)).isEmpty();
            guest.picture("chart-" + language + "-" + boxes.length());
        }
    }

    /** Four computers that know what they want, when nine tenths of their game with every box are over. */
    private static String lateGame(List<String> boxes) {
        Setup setup = Setup.of(GAME.id(), boxes, Map.of(), SEATS, SEED);
        Match<ClashTable> match = Match.start(GAME, setup);
        List<Agent<ClashTable>> agents = new ArrayList<>();
        List<Situation<ClashTable>> situations = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            agents.add(new GreedyAgent<>(new ClashEvaluation(), SEED + seat));
            situations.add(new Situation<>(GAME, match.table(), Seat.of(seat)));
        }
        while (!match.over()) {
            int asked = match.table().asking();
            match.choose(Seat.of(asked), agents.get(asked).decide(situations.get(asked), THINKING));
        }
        return Match.replay(GAME, match.record(), match.plies() * 9 / 10)
                .record()
                .text();
    }

    @SuppressWarnings("unchecked")
    private static List<String> found(Page page, String script, int least) {
        return (List<String>) page.evaluate(script, least);
    }
}
