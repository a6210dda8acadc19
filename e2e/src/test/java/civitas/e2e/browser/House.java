package civitas.e2e.browser;

import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.stage.CivStage;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.stage.ClashStage;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.trust.Seeds;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A server and a browser, for all tests of this process together. Both are real; what they write stays in the build directory,
 * apart from what the house of another process writes.
 */
public final class House implements AutoCloseable {

    public static final Path TARGET = Path.of("target").toAbsolutePath();

    private static final Path GROUNDS = TARGET.resolve("data").resolve(System.getProperty("civitas.house", "house"));

    /** Every table is dealt by it, so that a test that fails does so again. */
    private static final long SEED = 2026;

    private static final List<String> BROWSERS =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private static final List<ServedGame<?>> GAMES = List.of(
            new ServedGame<>(new ClashGame(), new ClashEvaluation(), new ClashStage()),
            new ServedGame<>(new CivGame(), new CivEvaluation(), new CivStage()));

    private final Server server;
    private final Playwright playwright;
    private final Browser browser;

    public House() {
        server = open(0, fresh("tables"));
        String temporary = fresh("browser").toString();
        System.setProperty("playwright.nodejs.path", onPath(List.of("node")).orElse("node"));
        playwright = Playwright.create(new Playwright.CreateOptions()
                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1", "TMPDIR", temporary)));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium())
                        // all of its environment: nothing of the machine's reaches the browser
                        .setEnv(Map.of(
                                "TMPDIR",
                                temporary,
                                "HOME",
                                temporary,
                                "LANG",
                                "C.UTF-8",
                                "TZ",
                                "UTC",
                                "FONTCONFIG_FILE",
                                SystemFonts.configuration(Path.of(temporary)).toString()))
                        .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-background-networking")));
    }

    /** A server of its own, for a test that is not kind to it. */
    public static Server open(int port, Path data) {
        return open(port, data, Seeds.always(SEED));
    }

    /** One whose tables are dealt in another way. */
    public static Server open(int port, Path data, Seeds seeds) {
        return Server.start(
                Settings.local(port, data).with(Settings.Limits.NONE).with(Settings.Veil.NONE), GAMES, seeds);
    }

    /** One that answers empty questions for people, as servers do. */
    public static Server openObliging(Path data) {
        return Server.start(Settings.local(0, data).with(Settings.Limits.NONE), GAMES, Seeds.always(SEED));
    }

    /** One that serves other games, or the same with other boxes. */
    public static Server open(int port, Path data, List<ServedGame<?>> games) {
        return Server.start(
                Settings.local(port, data).with(Settings.Limits.NONE).with(Settings.Veil.NONE),
                games,
                Seeds.always(SEED));
    }

    /** An empty directory in the build directory. */
    public static Path fresh(String name) {
        Path directory = GROUNDS.resolve(name);
        try {
            if (Files.exists(directory)) {
                try (Stream<Path> files = Files.walk(directory)) {
                    for (Path file :
                            files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                        Files.delete(file);
                    }
                }
            }
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path chromium() {
        return Optional.ofNullable(System.getenv("CIVITAS_CHROMIUM"))
                .filter(path -> !path.isBlank())
                .or(() -> onPath(BROWSERS))
                .map(Path::of)
                .orElseThrow(() -> new IllegalStateException(
                        "The tests in the browser need chromium and found none: install it (package 'chromium-headless-shell'), or set"
                                + " CIVITAS_CHROMIUM to where it is."));
    }

    private static Optional<String> onPath(List<String> names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return names.stream()
                .flatMap(name -> Stream.of(path.split(File.pathSeparator)).map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    public String address() {
        return server.address();
    }

    /** Somebody with a browser of their own. */
    public Guest guest(Look look) {
        return new Guest(browser, address(), look);
    }

    public Guest guest() {
        return guest(Look.DESK);
    }

    /** Somebody with a browser of their own who goes to another server. */
    public Guest guestOf(Server other) {
        return guestOf(other, Look.DESK);
    }

    public Guest guestOf(Server other, Look look) {
        return new Guest(browser, other.address(), look);
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        server.close();
    }
}
