package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.table.CivTable;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fighter;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Player;
import civitas.e2e.position.CivBoxPositions;
import civitas.e2e.position.Position;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.server.Server;
import civitas.server.trust.Seeds;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The expansions of Civilization, set up and played on the page. */
@ExtendWith(InTheHouse.class)
class CivBoxesTest {

    private static final int MOST_CHOICES = 1500;
    private static final long SEED = 11;
    private static final int SEATS = 5;
    private static final int TABS = 5;
    private static final int CITIES = 2;
    private static final int MARKET = 4;
    private static final int SHEETS = 5;

    private final House house;

    CivBoxesTest(House house) {
        this.house = house;
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    /** A table as somebody left it, on whose screen all seats are. */
    private static Board open(Guest guest, Position position) {
        Board board = guest.visitTable(guest.tableFrom(position.record()));
        if (board.now().curtain()) {
            board.openCurtain();
        }
        board.awaitTurn();
        return board;
    }

    @Test
    void aGameWithBothBoxesIsSetUpAndPlayedToItsEnd() {
        try (Server server = House.open(0, House.fresh("civ-boxes"), Seeds.always(SEED));
                Guest guest = house.guestOf(server)) {
            Page page = guest.page();
            guest.visit("/new?game=civ");
            for (String box : List.of("fame-and-fortune", "wisdom-and-warfare")) {
                Locator line = page.locator("[data-code='box " + box + "']");
                assertThat(line.locator("small")).not().isEmpty();
                line.locator("input").check();
            }
            for (String module : List.of("Great person deck", "Investments")) {
                assertThat(page.locator("label.field:has(> span:text-is('" + module + "')) small"))
                        .not()
                        .isEmpty();
            }
            page.getByLabel("Red", exactly()).selectOption("me");
            page.getByLabel("Blue", exactly()).selectOption("normal");
            page.locator("[data-code='create']").click();
            Board board = guest.board();
            board.awaitTable();
            board.hurryComputers();

            // somebody in no hurry: the computer makes for a victory, whichever it is
            int choices = new Player(board, Habits.CIV.unhurried(), 1).playToTheEnd(MOST_CHOICES);

            assertThat(choices).isGreaterThan(20);
            assertThat(page.locator(".civ-end .victory")).containsText("wins by");
            assertThat(page.locator(".races .line-chart polyline")).hasCount(8);
            guest.picture("civ-boxes-victory");
            String table = page.url().replaceAll(".*/table/", "");
            GameRecord record = GameRecord.parse(guest.text("/api/tables/" + table + "/record"));
            assertThat(record.setup().boxes()).isEqualTo(CivBoxPositions.BOXES);
            Match<CivTable> match = Match.replay(new CivGame(), record);
            assertThat(match.over()).isTrue();
        }
    }

    @Test
    void unitsShowTheirStrengthTheirHealthAndTheirWounds() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, CivBoxPositions.battle());
            Locator hand = page.locator(".battle-hand .hand-unit.can");
            assertThat(hand.first().locator(".unit-health")).isVisible();
            assertThat(hand.first()).containsText("health");
            board.openHand();
            assertThat(page.locator(".mine .unit-health").first()).isVisible();
            Fighter fighter = new Fighter(board, page);
            boolean hurt = false;
            for (int answer = 0;
                    answer < MOST_CHOICES && page.locator(".civ-battle").count() > 0;
                    answer++) {
                fighter.answer();
                if (board.awaitTurn().curtain()) {
                    board.openCurtain();
                    board.awaitTurn();
                }
                if (!hurt && page.locator(".fronts .unit-health.hurt").count() > 0) {
                    hurt = true;
                    assertThat(page.locator(".fronts .unit:has(.hurt)").first()).containsText("wound");
                    guest.picture("civ-boxes-wounded");
                }
            }
            assertThat(hurt).as("somebody was wounded and lived").isTrue();
            assertThat(page.locator(".log")).containsText("Victory in battle");
        }
    }

    @Test
    void aGreatPersonIsTurnedUpOnTheCardItself() {
        Position position = CivBoxPositions.greatPerson();
        String card = position.next().getFirst().split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, position);
            board.openHand();
            Locator mine = page.locator(".hand [data-thing='great-person-card:" + card + "']");
            assertThat(mine).containsText("face down, can be used");
            board.chooseOn(mine, position.next().getFirst());
            board.awaitTurn();
            assertThat(page.locator(".hand .person-card.open .card-state").first())
                    .containsText("face up, in force");
            assertThat(page.locator(".news .person-card").first()).isVisible();
            guest.picture("civ-boxes-great-person");
        }
    }

    @Test
    void aCoinIsInvestedAndTheCardSaysWhatTheNextOneBrings() {
        Position position = CivBoxPositions.investment();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, position);
            board.showTab(SHEETS);
            Locator card = page.locator(".sheet .investment").first();
            assertThat(card).containsText("level 0 of 3");
            board.choose(position.next().getFirst());
            board.awaitTurn();
            board.choose(board.now().codes().getFirst());
            board.awaitTurn();
            board.showTab(SHEETS);
            assertThat(card).containsText("level 1 of 3 · 1 more for the next");
            assertThat(card.locator(".marker-places .filled")).hasCount(1);
            // no more than one coin a turn: whoever asks is told
            card.click();
            assertThat(page.locator(".why .reasons")).containsText("already invested");
            guest.picture("civ-boxes-invested");
        }
    }

    @Test
    void aPolicyIsAdoptedAndTheOtherSideOfItsCardSaysWhyNot() {
        Position position = CivBoxPositions.policy();
        String policy = position.next().getFirst().split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, position);
            board.showTab(SHEETS);
            assertThat(page.locator(".policies h3")).containsText("1 of 2");
            board.chooseOn(
                    page.locator(".policies [data-thing='policy:" + policy + "']"),
                    position.next().getFirst());
            board.awaitTurn();
            board.showTab(SHEETS);
            assertThat(page.locator(".policies h3")).containsText("2 of 2");
            assertThat(page.locator(".policy.adopted")).hasCount(2);
            assertThat(page.locator(".mine .policy-tag")).hasCount(2);
            page.locator(".policy-card:has(.adopted) .policy:not(.adopted)")
                    .first()
                    .click();
            assertThat(page.locator(".why .reasons")).containsText("the other side of a card");
            guest.picture("civ-boxes-policies");
        }
    }

    @Test
    void aGroupMarchesToACityStateAndItServesTheCapital() {
        Position position = CivBoxPositions.cityState();
        String square = position.next().getLast().split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, position);
            board.showTab(MARKET);
            Locator inMarket = page.locator(".landmark-card.city-state:has-text('" + square + "')");
            assertThat(inMarket).containsText("controlled by nobody");
            board.showTab(1);
            march(board, position.next());
            assertThat(page.locator(".landmark.city-state.side-red").first()).isVisible();
            board.showTab(CITIES);
            assertThat(page.locator(".annexed").first()).containsText(square);
            board.showTab(MARKET);
            assertThat(inMarket).containsText("controlled by Anna");
            guest.picture("civ-boxes-city-state");
        }
    }

    /** All figures of the square set out where the page asks which; at the end the group stops. */
    private static void march(Board board, List<String> codes) {
        for (String code : codes) {
            if (board.awaitTurn().prompt().equals("prompt.take-group")) {
                board.choose(board.now().codes().getFirst());
                board.awaitTurn();
            }
            board.choose(code);
        }
        if (board.awaitTurn().codes().contains("stop")) {
            board.choose("stop");
            board.awaitTurn();
        }
    }

    @Test
    void aMetropolisShowsBothItsSquaresAndItsMarkers() {
        Position position = CivBoxPositions.metropolis();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            open(guest, position);
            Locator lit = page.locator("g.target.can:is([aria-label*='metropolis of Anna'])");
            assertThat(lit).hasCount(2);
            lit.last().focus();
            page.keyboard().press("Enter");
            assertThat(page.locator(".city-card")).containsText("metropolis of Anna");
            page.locator(".city-card .open-city").click();
            assertThat(page.locator(".city-screen header")).containsText("metropolis");
            assertThat(page.locator(".marks .here").first()).isVisible();
            page.locator(".marks .city-mark-tag:not(.here)").first().click();
            assertThat(page.locator(".why .reasons")).isVisible();
            guest.picture("civ-boxes-metropolis");
        }
    }

    @ParameterizedTest
    @EnumSource
    void fiveSitAtATable(Look.Device device) {
        List<String> unfit = new ArrayList<>();
        try (Guest guest =
                house.guest(new Look(device, "ru", Look.Experience.KNOWS)).named("Анна")) {
            Page page = guest.page();
            Board board = open(guest, CivBoxPositions.ofFive());
            assertThat(page.locator(".strip li")).hasCount(SEATS);
            assertThat(page.locator(".map .civ-city.side-green").first()).isAttached();
            for (int tab = 1; tab <= TABS; tab++) {
                board.showTab(tab);
                for (String fault : Fit.faults(page)) {
                    unfit.add("tab " + tab + ": " + fault);
                }
                guest.picture(("civ-boxes-five-" + device + "-" + tab).toLowerCase(Locale.ROOT));
            }
            board.choose(CivBoxPositions.ofFive().next().getFirst());
        }
        assertThat(unfit).isEmpty();
    }
}
