package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import civitas.kernel.Seat;
import civitas.server.Server;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page loses its server, or the person the page, in the middle of a battle. */
@ExtendWith(InTheHouse.class)
class ReconnectTest {

    private static final int FIRST_PORT = 17_000;
    private static final int PORTS = 5_000;
    private static final String NOTICE = ".connection p";

    private final House house;

    ReconnectTest(House house) {
        this.house = house;
    }

    @Test
    void aBattleGoesOnAfterAReload() {
        try (Guest guest = house.guest().named("Anna")) {
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            Locator sides = guest.page().locator(".battle .sides");
            assertThat(sides).isVisible();
            Board.Moment before = board.awaitTurn();
            String battle = sides.innerText();

            guest.page().reload();
            board.awaitTable();

            assertThat(sides).isVisible();
            assertThat(sides.innerText()).isEqualTo(battle);
            assertThat(board.awaitTurn()).isEqualTo(before);
            board.choose(before.codes().getFirst());
            assertThat(board.now().ply()).isNotEqualTo(before.ply());
        }
    }

    @Test
    void aPageWithoutANetworkSaysSoAndComesBackAndHearsWhatWasSaid() {
        try (Guest guest = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            guest.wiretap().expect("ERR_INTERNET_DISCONNECTED");
            Position battle = ClashPositions.inABattle();
            String table = guest.tableFrom(battle.record());
            Board board = guest.visitTable(table);
            Board.Moment before = board.awaitTurn();
            boris.join(guest, table, battle.seat() == Seat.RED ? "blue" : "red");
            // that somebody has come has been told there, too
            assertThat(guest.page().locator("#tab-chat .bubble")).isVisible();
            guest.page().locator("#tab-chat").click();
            guest.page().locator("#tab-log").click();

            guest.context().setOffline(true);
            assertThat(guest.page().locator(NOTICE)).containsText("The connection is lost");
            boris.post("/api/tables/" + table + "/chat", Map.of("text", "Are you there?"));
            guest.context().setOffline(false);
            assertThat(guest.page().locator(NOTICE)).hasCount(0);
            assertThat(guest.page().locator("#tab-chat .bubble")).hasText("1");
            guest.page().locator("#tab-chat").click();
            assertThat(guest.page().locator(".chat")).containsText("Are you there?");

            board.choose(before.codes().getFirst());
            assertThat(board.now().ply()).isNotEqualTo(before.ply());
        }
    }

    @Test
    void thePageComesToLifeWhenTheServerAnswers() {
        try (Guest guest = house.guest()) {
            guest.wiretap().expect("ERR_FAILED");
            Page page = guest.page();
            page.route("**/api/games*", Route::abort);
            guest.visit("/");
            assertThat(page.locator(".lost")).containsText("The connection is lost");
            assertThat(page.locator("[data-code='quick-start']")).isDisabled();
            page.unroute("**/api/games*");
            assertThat(page.locator("[data-code='quick-start']")).isEnabled();
            assertThat(page.locator(".lost")).hasCount(0);
        }
    }

    /** Not one that the system gives away: while no server listens there, any connection of another program could get it. */
    private static int portThatStaysFree() {
        for (int port = FIRST_PORT; port < FIRST_PORT + PORTS; port++) {
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException e) {
                // taken: the next one
            }
        }
        throw new AssertionError("no free port");
    }

    @Test
    void aBattleGoesOnAfterTheServerWasRestarted() {
        Path data = House.fresh("restarted");
        int port = portThatStaysFree();
        Server server = House.open(port, data);
        try (Guest guest = house.guestOf(server)) {
            guest.wiretap().expect("ERR_CONNECTION_REFUSED|WebSocket connection");
            guest.named("Anna");
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            Board.Moment before = board.awaitTurn();

            server.close();
            assertThat(guest.page().locator(NOTICE)).containsText("The connection is lost");
            guest.picture("connection-lost");
            server = House.open(port, data);
            assertThat(guest.page().locator(NOTICE)).hasCount(0);

            assertThat(guest.page().locator(".battle .sides")).isVisible();
            assertThat(board.awaitTurn()).isEqualTo(before);
            board.choose(before.codes().getFirst());
            assertThat(board.now().ply()).isNotEqualTo(before.ply());
        } finally {
            server.close();
        }
    }
}
