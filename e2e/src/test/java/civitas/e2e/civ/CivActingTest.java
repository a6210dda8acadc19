package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.Position;
import civitas.server.Server;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A city and its prices on the map, the way from phase to phase, and passing beforehand. */
@ExtendWith(InTheHouse.class)
class CivActingTest {

    private final House house;

    CivActingTest(House house) {
        this.house = house;
    }

    private static Stream<Look> looks() {
        return Stream.of(
                Look.DESK.in("ru"), new Look(Look.Device.WIDE, "en", Look.Experience.KNOWS), Look.PHONE.in("en"));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aCityHasACardWithPrices(Look look) {
        Position cities = CivPositions.cities();
        String build = cities.next().getFirst();
        String city = build.split(" ")[1];
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(cities.record()));
            int ply = board.awaitTurn().ply();
            board.press(page.locator("g.target[data-square='" + city + "']"));
            Locator card = page.locator(".city-card");
            assertThat(card).isVisible();
            for (Locator deed : card.locator(".deed").all()) {
                assertThat(deed.locator(".ware-price")).hasCount(1);
            }
            assertThat(card.locator(".not-now summary")).hasCount(1);
            assertThat(board.now().ply()).as("nothing has happened yet").isEqualTo(ply);
            guest.picture("civ-city-card-" + look.device() + "-" + look.language());
            board.press(card.locator("[data-code='" + build + "']"));
            board.awaitPlyAfter(ply);
        }
    }

    /** Between phases nobody is asked whether the turn shall end; where nothing is missed one press is enough. */
    @ParameterizedTest
    @CsvSource({"en, Next: Trade", "ru, Дальше: Торговля"})
    void onePressLeadsToTheNextPhase(String language, String words) {
        try (Guest guest = house.guest(new Look(Look.Device.DESK, language, Look.Experience.KNOWS))
                .named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(CivPositions.idleStart().record()));
            int ply = board.awaitTurn().ply();
            Locator next = page.locator(".decision-foot .end-turn[data-code='done']");
            assertThat(next).hasText(words);
            guest.picture("civ-next-" + language);
            next.click();
            board.awaitPlyAfter(ply);
        }
    }

    /** What could still be done in this phase only is said before it passes; that can be switched off. */
    @Test
    void whoeverLetsAPhasePassIsToldWhatIsMissed() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String record = CivPositions.cities().record();
            Board board = guest.visitTable(guest.tableFrom(record));
            int ply = board.awaitTurn().ply();
            Locator next = page.locator(".decision-foot .end-turn[data-code='done']");
            assertThat(next).hasText("Next: Movement");
            next.click();
            Locator sure = page.locator(".confirm.danger");
            assertThat(sure).containsText("could still act in this phase");
            assertThat(board.now().ply()).isEqualTo(ply);
            guest.picture("civ-phase-passes");
            page.locator("[data-code='never-ask-end-turn']").click();
            board.awaitPlyAfter(ply);

            Board other = guest.visitTable(guest.tableFrom(record));
            int again = other.awaitTurn().ply();
            next.click();
            other.awaitPlyAfter(again);
        }
    }

    @Test
    void aPlanToPassIsMadeAndStopped() {
        try (Server server = House.openObliging(House.fresh("passing"));
                Guest anna = house.guestOf(server).named("Anna");
                Guest boris = house.guestOf(server).named("Boris")) {
            String table = anna.tableFrom(CivPositions.askedFromAfar().record());
            boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            int ply = red.awaitTurn().ply();
            Page page = anna.page();
            page.locator(".pass-until summary").click();
            page.locator("[data-code='pass-until-turn']").click();
            Locator passing = page.locator(".passing[data-passing='turn']");
            assertThat(passing).isVisible();
            red.awaitPlyAfter(ply);
            anna.picture("civ-passing");

            // nobody else learns of it, and it can be stopped
            assertThat(boris.page().locator(".passing")).hasCount(0);
            passing.locator("[data-code='stop-passing']").click();
            assertThat(passing).hasCount(0);
        }
    }
}
