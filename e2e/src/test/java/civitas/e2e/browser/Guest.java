package civitas.e2e.browser;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * Somebody with a browser of their own: cookies, storage and one page. Closing it fails the test when anything went wrong
 * on the page that the test did not expect.
 */
public final class Guest implements AutoCloseable {

    /** So long a test waits for what it expects: a busy machine is no fault of the page. */
    private static final int PATIENCE_MILLIS = 60_000;

    private static final int PICTURE_QUALITY = 80;

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    }

    private final BrowserContext context;
    private final Page page;
    private final Wiretap wiretap;
    private final String address;
    private final Look look;

    public Guest(Browser browser, String address, Look look) {
        this.address = address;
        this.look = look;
        boolean phone = look.device() == Look.Device.PHONE;
        context = browser.newContext(new Browser.NewContextOptions()
                .setBaseURL(address)
                .setViewportSize(look.device().width, look.device().height)
                .setHasTouch(phone)
                .setIsMobile(phone)
                .setLocale(look.language().equals("ru") ? "ru-RU" : "en-GB")
                .setColorScheme(ColorScheme.LIGHT));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        if (look.experience() == Look.Experience.KNOWS) {
            context.addInitScript(
                    "localStorage.getItem('civitas.settings') ?? localStorage.setItem('civitas.settings', '"
                            + look.settings() + "')");
        }
        page = context.newPage();
        wiretap = new Wiretap(page);
    }

    public Page page() {
        return page;
    }

    public BrowserContext context() {
        return context;
    }

    public Wiretap wiretap() {
        return wiretap;
    }

    public Board board() {
        return new Board(page, look.device());
    }

    public void visit(String path) {
        page.navigate(path);
    }

    public Board visitTable(String id) {
        visit("/table/" + id);
        Board board = board();
        board.awaitTable();
        return board;
    }

    /** Goes on at once where a record stops, with all its seats, as soon as something is asked. */
    public Board goOnFrom(String record) {
        Board board = visitTable(tableFrom(record));
        board.awaitTurn();
        return board;
    }

    /** Takes a seat of somebody else's table by its secret link, and sees the table from there. */
    public Board join(Guest host, String table, String seat) {
        visit(host.post("/api/tables/" + table + "/seats/" + seat + "/link", Map.of())
                .path("url")
                .asString());
        page.locator("main button[type=submit]").click();
        Board board = board();
        board.awaitTable();
        return board;
    }

    /** Changes the look under whatever is open, as the setting does. */
    public void wear(String theme) {
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
    }

    /** A picture of what is to be seen now; taken some hundred times, so in a format that is written quickly. */
    public void picture(String name) {
        Path directory = House.TARGET.resolve("screenshots");
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(directory.resolve(name + ".jpg"))
                .setType(ScreenshotType.JPEG)
                .setQuality(PICTURE_QUALITY));
    }

    // --- beside the page: only to prepare a table -------------------------------------------------------------------

    /** Gets a name without the page. */
    public Guest named(String name) {
        require(send("/api/guest", Map.of("name", name, "language", look.language())));
        return this;
    }

    /** A table that goes on where a record stops; all its seats are this guest's. */
    public String tableFrom(String record) {
        return require(context.request()
                        .post(
                                address + "/api/records",
                                RequestOptions.create()
                                        .setHeader("X-Civitas", "1")
                                        .setHeader("Content-Type", "text/plain")
                                        .setData(record)))
                .path("id")
                .asString();
    }

    public JsonNode post(String path, Object body) {
        return require(send(path, body));
    }

    public JsonNode get(String path) {
        return require(context.request().get(address + path));
    }

    public String text(String path) {
        APIResponse response = context.request().get(address + path);
        assertThat(response.ok()).as(response.text()).isTrue();
        return response.text();
    }

    private APIResponse send(String path, Object body) {
        return context.request()
                .post(
                        address + path,
                        RequestOptions.create()
                                .setHeader("X-Civitas", "1")
                                .setHeader("Content-Type", "application/json")
                                .setData(Json.write(body)));
    }

    private static JsonNode require(APIResponse response) {
        assertThat(response.ok()).as(response.text()).isTrue();
        return Json.mapper().readTree(response.text());
    }

    @Override
    public void close() {
        context.close();
        wiretap.requireQuiet();
    }
}
