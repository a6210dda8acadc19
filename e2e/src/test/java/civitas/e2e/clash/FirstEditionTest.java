package civitas.e2e.clash;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.first.FirstEdition;
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
import civitas.e2e.position.Search;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The edition of 2012, a box that cannot be mixed with the usual one, on the page. */
@ExtendWith(InTheHouse.class)
class FirstEditionTest {

    private static final ClashGame GAME = new ClashGame();
    private static final int MOST_CHOICES = 1200;

    private final House house;

    FirstEditionTest(House house) {
        this.house = house;
    }

    @Test
    void itIsSetUpInsteadOfTheOtherEditionAndPlayedToItsEnd() {
        try (Guest guest = house.guest(Look.DESK)) {
            Page page = guest.page();
            guest.visit("/");
            assertThat(page.locator(".hero-boxes"))
                    .containsText("Monumental Edition · Civilizations · Clash of Cultures (2012)");
            assertThat(page.locator(".hero-boxes")).containsText("Base game");
            assertThat(page.locator(".hero-boxes")).containsText("Wisdom and Warfare");
            assertThat(page.locator(".hero-boxes")).containsText("Fame and Fortune");
            guest.picture("first-edition-start-page");
            List<String> asked = new ArrayList<>();
            page.onRequest(request -> asked.add(request.url()));
            guest.visit("/new");
            box(page, "civilizations").check();
            assertThat(page.locator(".sources")).hasCount(0);
            assertThat(box(page, "monumental")).isChecked();
            assertThat(page.locator("[data-code='box first-edition']")).containsText("are reconstructed");
            box(page, "first-edition").check();
            assertThat(box(page, "monumental")).not().isChecked();
            assertThat(box(page, "civilizations")).not().isChecked();
            guest.picture("first-edition-set-up");
            box(page, "civilizations").check();
            assertThat(box(page, "first-edition")).not().isChecked();
            assertThat(box(page, "monumental")).isChecked();
            box(page, "first-edition").check();
            assertThat(page.locator(".sources summary")).isVisible();
            assertThat(asked).as("a tick asks for nothing").noneMatch(url -> url.contains("/api/content"));
            page.locator(".sources summary").click();
            assertThat(page.locator(".sources [data-attested='partly']")).containsText("Mercenaries");
            assertThat(page.locator(".sources [data-attested='partly']")).not().containsText("Spy");
            assertThat(page.locator(".sources [data-attested='all-but-price']")).containsText("Great Library");
            assertThat(page.locator(".sources [data-attested='no']")).containsText("Spy");
            guest.picture("first-edition-sources");

            page.getByLabel("Length").selectOption("short");
            page.getByLabel("Red", new Page.GetByLabelOptions().setExact(true)).selectOption("me");
            page.getByLabel("Blue", new Page.GetByLabelOptions().setExact(true)).selectOption("easy");
            page.locator("[data-code='create']").click();
            Board board = guest.board();
            board.awaitTable();
            String table = page.url().replaceAll(".*/table/", "");
            board.hurryComputers();
            board.awaitTurn();
            page.locator(".stage-tabs button").nth(3).click();
            assertThat(page.locator(".wonder-list li")).hasCount(7);
            guest.picture("first-edition-cards");

            new Player(board, Habits.CLASH, 3).playToTheEnd(MOST_CHOICES);

            assertThat(page.locator(".end h2").first()).isVisible();
            guest.picture("first-edition-final-score");
            GameRecord record = GameRecord.parse(guest.text("/api/tables/" + table + "/record"));
            Assertions.assertThat(record.setup().boxes()).containsExactly("first-edition");
            Assertions.assertThat(Match.replay(GAME, record).over()).isTrue();
        }
    }

    /** Myths have a yellow frame: a level, and with it room for a token. */
    @Test
    void levelsRiseWithAdvances() {
        for (Look look : List.of(Look.DESK, Look.PHONE.in("ru"))) {
            try (Guest guest = house.guest(look).named("Anna")) {
                Board board = guest.visitTable(guest.tableFrom(found("advance myths")));
                board.awaitTurn();
                board.choose("advance myths");
                guest.page().locator(".stage-tabs button").nth(1).click();
                assertThat(guest.page().locator(".chart [data-attested='second-hand']"))
                        .hasCount(8);
                guest.picture("first-edition-advances-" + look.language());
                guest.page().locator(".stage-tabs button").nth(2).click();
                Locator mine = guest.page().locator(".board").first();
                String russian = "Уровень счастья: 1";
                assertThat(mine.locator("[data-scale='happiness-level']"))
                        .hasText(look.language().equals("ru") ? russian : "Happiness level: 1");
                assertThat(mine.locator("[data-scale='culture-level']")).containsText(": 0");
                assertThat(mine.locator(".good-mood small")).hasText("/1");
                guest.picture("first-edition-levels-" + look.language());
                keepsNobodyOut(guest.page());
            }
        }
    }

    /** The dice of 2012 show a number and nothing else. */
    @Test
    void diceAreNumbers() {
        try (Guest guest = house.guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            guest.visitTable(guest.tableFrom(found("fight-on")));
            Locator die = page.locator(".dice .die").first();
            assertThat(die).isVisible();
            assertThat(die).hasAttribute("title", Pattern.compile("[1-6]"));
            assertThat(page.locator(".dice .die svg")).hasCount(0);
            assertThat(page.locator("small[data-attested='no']").first()).containsText("reconstructed");
            guest.picture("first-edition-dice");
            page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }");
            guest.picture("first-edition-dice-dark");
            keepsNobodyOut(page);
        }
    }

    private static void keepsNobodyOut(Page page) {
        for (String theme : List.of("light", "dark")) {
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
            assertThat(Axe.violations(theme, page)).isEmpty();
        }
    }

    /** A game where red has this choice. */
    private static String found(String code) {
        return new Search<>(GAME, FirstEditionTest::setup, FirstEditionTest::atRandom, 400, 900)
                .find(
                        1,
                        Seat.RED,
                        match -> match.table().asking() == Seat.RED.index()
                                        && codes(match).contains(code)
                                ? Optional.of(List.of(code))
                                : Optional.empty())
                .record();
    }

    private static List<String> codes(Match<ClashTable> match) {
        return match.decision(Seat.RED).choices().stream().map(Choice::code).toList();
    }

    private static Setup setup(long seed) {
        return new Setup(ClashGame.ID, List.of(FirstEdition.ID), new TreeMap<>(), List.of("Anna", "Boris"), seed);
    }

    private static Search.Manner<ClashTable> atRandom(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (match, seat) -> {
            List<Choice> choices = new ArrayList<>(match.decision(seat).choices());
            if (choices.size() > 1) {
                choices.removeIf(choice -> choice.verb().code().equals("trade"));
            }
            return choices.get(random.nextInt(choices.size()));
        };
    }

    @Test
    void thePhoneSaysInRussianWhatItIs() {
        try (Guest guest = house.guest(Look.PHONE.in("ru"))) {
            Page page = guest.page();
            guest.visit("/new");
            box(page, "first-edition").check();
            assertThat(page.locator("[data-code='box first-edition']")).containsText("восстановлены");
            page.locator(".sources summary").click();
            assertThat(page.locator(".sources [data-attested='partly']")).containsText("Наёмники");
            keepsNobodyOut(page);
            Assertions.assertThat(Fit.faults(page)).isEmpty();
            assertThat(box(page, "monumental")).not().isChecked();
            page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }");
            guest.picture("first-edition-set-up-ru-dark");
        }
    }

    private static Locator box(Page page, String id) {
        return page.locator("[data-code='box " + id + "'] input");
    }
}
