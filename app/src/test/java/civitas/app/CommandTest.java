package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyStage;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.server.store.Store;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CommandTest {

    private static final Shelf SHELF =
            new Shelf(List.of(new Playable<>(new ToyGame(), ToyGame::worth, new ToyStage())));

    @TempDir
    private Path directory = Path.of("");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    // --- all commands -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve",
                "load",
                "backup",
                "restore",
                "simulate",
                "tournament",
                "learn",
                "calibrate",
                "replay",
                "analyse",
                "scenario",
                "rules"
            })
    void everyCommandExplainsItself(String command) {
        assertThat(run(command, "--help")).isZero();
        assertThat(out.toString()).startsWith("Usage: civitas " + command).contains("--help");
    }

    @Test
    void withoutAWordTheCommandsAreListed() {
        assertThat(run()).isZero();
        assertThat(out.toString())
                .contains(
                        "serve",
                        "load",
                        "backup",
                        "restore",
                        "simulate",
                        "tournament",
                        "learn",
                        "calibrate",
                        "replay",
                        "analyse",
                        "scenario",
                        "rules");
    }

    @Test
    void theServerIsMeantWhenNothingElseIsSaid() {
        assertThat(Main.orServe(new String[] {})).containsExactly("serve");
        assertThat(Main.orServe(new String[] {"--port", "9000"})).containsExactly("serve", "--port", "9000");
        assertThat(Main.orServe(new String[] {"--help"})).containsExactly("--help");
        assertThat(Main.orServe(new String[] {"rules"})).containsExactly("rules");
    }

    // --- serve, backup, restore -------------------------------------------------------------------------------------

    @Test
    void whatIsServedIsConfiguredWithCare() throws IOException {
        Path file = write("my.properties", "port=nonsense\n");
        assertThat(run("serve", "--config", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("--port wants a number, not 'nonsense'.");
        assertThat(run("serve", "--config", directory.resolve("none").toString()))
                .isEqualTo(2);
        assertThat(run("serve", "--data", directory.toString(), "--base-url", "nonsense"))
                .isEqualTo(2);
        assertThat(run("serve", "--data", directory.toString(), "--smtp-host", "mail"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("letters need a sender: --smtp-from ADDRESS.");
        assertThat(run("load", "--duration", "soon")).isEqualTo(2);
    }

    @Test
    void aClusterNeedsADatabaseForAllAndASecret() {
        String data = directory.toString();
        String db = "jdbc:postgresql://nowhere/civitas";
        assertThat(run("serve", "--data", data, "--cluster")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--cluster needs one PostgreSQL database for all servers: --db jdbc:postgresql://…");
        assertThat(run("serve", "--data", data, "--cluster", "--db", db)).isEqualTo(2);
        assertThat(err.toString()).contains("--cluster needs a secret of at least 24 characters");
        assertThat(run(
                        "serve",
                        "--data",
                        data,
                        "--cluster",
                        "--db",
                        db,
                        "--cluster-secret",
                        "x".repeat(24),
                        "--seeds",
                        "a;b"))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("--seeds is a list like node1:7355,node2:7355, and 'a;b' is no part of one.");
        assertThat(run("serve", "--data", data, "--seeds", "node1:7355")).isEqualTo(2);
        assertThat(err.toString()).contains("--seeds is for several servers: it goes with --cluster.");
    }

    @Test
    void aSettingThatDoesNotExistIsNamed() throws IOException {
        Path file = write("my.properties", "port=0\nbase-ulr=https://example.org\n");
        assertThat(run("serve", "--config", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("there is no setting 'base-ulr'; did you mean base-url?");
        write("my.properties", "smtp=x\n");
        assertThat(run("serve", "--config", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("there is no setting 'smtp'");

        CommandLine probe = new CommandLine(new Probe()).setErr(new PrintWriter(err, true));
        assertThat(probe.execute("--data", directory.toString())).isZero();
        assertThat(err.toString()).contains("There is no setting CIVITAS_BASEURL; did you mean CIVITAS_BASE_URL?");
    }

    /** The options of the server in an environment of its own. */
    @CommandLine.Command(name = "probe")
    private static final class Probe implements Runnable {
        @CommandLine.Mixin
        private ServerOptions options =
                new ServerOptions(Map.of("CIVITAS_BASEURL", "https://example.org", "CIVITAS_LOG", "json", "HOME", "/"));

        @Override
        public void run() {
            options.settings();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"https://example.org/civitas", "https://example.org/?a=b", "ftp://example.org", "example.org"})
    void aBaseUrlIsAHost(String url) {
        assertThat(run("serve", "--data", directory.toString(), "--base-url", url))
                .isEqualTo(2);
        assertThat(err.toString()).containsAnyOf("must be a host without a path", "is no URL");
    }

    @Test
    void whatIsInTheWayOfAServerIsSaidInOneSentence() throws IOException {
        String data = directory.resolve("data").toString();
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            refused("port " + port + " of 127.0.0.1 cannot be had", "--data", data, "--port", port);
        }
        refused(
                "cannot be reached",
                "--db",
                "jdbc:postgresql://127.0.0.1:1/civitas?user=anna&password=secret",
                "--port",
                "0");
        try (Store inUse = Store.openAlone(directory.resolve("data"), new SimpleMeterRegistry())) {
            assertThat(inUse.tables().running()).isEmpty();
            refused("another server is using", "--data", data, "--port", "0");
        }
        // Where nothing lies from which SQLite could mend it.
        Path damaged = Files.createDirectory(directory.resolve("damaged"));
        Files.writeString(damaged.resolve("civitas.db"), "no database".repeat(1000));
        refused("is damaged", "--data", damaged.toString(), "--port", "0");
        assertThat(run("backup", directory.resolve("b.gz").toString(), "--data", damaged.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).doesNotContain("secret", "report it", "\tat ");
    }

    private void refused(String sentence, String... options) {
        String[] words = Stream.concat(Stream.of("serve"), Stream.of(options)).toArray(String[]::new);
        assertThat(run(words)).isEqualTo(1);
        assertThat(err.toString()).contains(sentence);
    }

    @Test
    void aBackupThatWasCutIsNotRestored() throws IOException {
        Path file = directory.resolve("backup.gz");
        assertThat(run(
                        "backup",
                        file.toString(),
                        "--data",
                        directory.resolve("here").toString()))
                .isZero();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, whole.length / 2));
        assertThat(run(
                        "restore",
                        file.toString(),
                        "--data",
                        directory.resolve("there").toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("was cut").doesNotContain("\tat ");
    }

    @Test
    void aBackupIsRestoredIntoAnEmptyDatabaseOnly() {
        String file = directory.resolve("backup.gz").toString();
        String here = directory.resolve("here").toString();
        String there = directory.resolve("there").toString();
        assertThat(run("backup", file, "--data", here)).isZero();
        assertThat(run("restore", file, "--data", there)).isZero();
        assertThat(out.toString()).contains("0 rows written to " + file, "0 rows read from " + file);
        assertThat(run("restore", directory.resolve("none.gz").toString(), "--data", there))
                .isEqualTo(2);
    }

    @Test
    void aRehearsalOfAServerEndsByItself() {
        assertThat(run("train", directory.resolve("rehearsal").toString())).isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(directory.resolve("rehearsal/civitas.db")).exists();
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("serve").doesNotContain("train");
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulat", "simulate --sets x", "simulate x", "simulate", "replay", "scenario"})
    void aWrongWordIsExplained(String line) {
        assertThat(run(line.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("civitas").contains("Try 'civitas", "--help'.");
    }

    // --- simulate ---------------------------------------------------------------------------------------------------

    @Test
    void simulatePrintsAndWritesTheFigures() throws IOException {
        Path json = directory.resolve("report.json");
        Path csv = directory.resolve("games.csv");
        Path lines = directory.resolve("games.jsonl");
        assertThat(simulate(
                        "random,greedy,random",
                        "--rotate",
                        "--games",
                        "30",
                        "--json",
                        json.toString(),
                        "--csv",
                        csv.toString(),
                        "--jsonl",
                        lines.toString()))
                .isZero();
        assertThat(out.toString())
                .contains("30 games of toy (base), seed 1")
                .contains("games/s", "decisions/s", "decisions per game", "length: 4.00 on average {4=30}")
                .containsPattern("agent +players +wins +shared +share +95 % interval +place +score +coins +cards")
                .containsPattern("greedy +30 +\\d+")
                .containsPattern("order of play +players +wins +share")
                .contains("0 failures");
        assertThat(err.toString()).contains("3 of 30 games\n").contains("30 of 30 games\n");
        assertThat(Files.readString(json)).contains("\"games\" : 30", "\"failures\" : 0", "\"decisionsPerSecond\"");
        assertThat(Files.readAllLines(csv)).hasSize(31).first().asString().contains(",p3_agent,");
        assertThat(Files.readAllLines(lines)).hasSize(30).allMatch(line -> line.startsWith("{\"game\":"));
    }

    @Test
    void aTournamentPrintsWritesAndDrawsTheLadder() throws IOException {
        Path json = directory.resolve("ladder.json");
        Path svg = directory.resolve("ladder.svg");
        assertThat(run(
                        "tournament",
                        "--game",
                        "toy",
                        "--agents",
                        "random,curious,greedy:50i",
                        "--seats",
                        "2,3",
                        "--neighbours",
                        "--most",
                        "30",
                        "--json",
                        json.toString(),
                        "--svg",
                        svg.toString()))
                .isZero();
        assertThat(out.toString())
                .containsPattern("greedy:50i +curious +base +2 +\\d+ ")
                .containsPattern("greedy:50i +2 x curious +base +3 ")
                .containsPattern("(?m)^random +\\+0 +\\+0 to \\+0")
                .contains("base, 2 players", "base, 3 players", "choices per game", "0 failures");
        assertThat(Files.readString(json)).contains("\"ladders\"", "\"slowMillis\"", "\"verdict\"");
        assertThat(Files.readString(svg)).startsWith("<svg").contains("greedy:50i");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--agents random",
                "--agents random,random",
                "--agents random,clever",
                "--agents random,greedy:5m",
                "--agents random,greedy --seats 7",
                "--agents random,greedy --target 65",
                "--agents random,greedy --most 0",
                "--agents random,greedy --boxes huge"
            })
    void aTournamentRefusesWhatCannotBe(String words) {
        String[] all = Stream.concat(Stream.of("tournament", "--game", "toy"), Stream.of(words.split(" ")))
                .toArray(String[]::new);
        assertThat(run(all)).isEqualTo(2);
    }

    @Test
    void simulateGoesOnFromPositions() throws IOException {
        assertThat(simulate("random,random", "--from", directory.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("there is neither a record nor a scenario with a position in");
        Path file = directory.resolve("rich.yaml");
        Files.writeString(file, "game: toy\nposition: {coins: {red: 9}}\nexpect: {over: no}\n");
        assertThat(simulate("random,random", "--games", "3", "--from", file.toString()))
                .isZero();
        assertThat(out.toString()).contains("3 games of toy", "0 failures");
        assertThat(simulate("random,random,random", "--from", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("--seats and --game must be those of the records and positions in");
        Files.writeString(file, "game: toy\nposition: {hats: 3}\nexpect: {over: no}\n");
        assertThat(simulate("random,random", "--from", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("'rich.yaml', line 2");
    }

    @Test
    void simulateRefusesWhatItDoesNotKnow() {
        assertThat(simulate("random,clever")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no agent 'clever'; there are random, ");
        assertThat(simulate("random")).isEqualTo(2);
        assertThat(err.toString()).contains("toy is for 2 to 4 players, not 1");
        assertThat(simulate("random,random", "--option", "hats=2")).isEqualTo(2);
        assertThat(err.toString()).contains("unknown option 'hats'; known are dice, no-market.");
        assertThat(simulate("random,random", "--boxes", "huge")).isEqualTo(2);
        assertThat(simulate("random,random", "--games", "0")).isEqualTo(2);
        assertThat(run("simulate", "--game", "chess", "--seats", "random")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no game 'chess'; there is toy.");
    }

    private int simulate(String seats, String... more) {
        return run(Stream.concat(Stream.of("simulate", "--game", "toy", "--seats", seats), Stream.of(more))
                .toArray(String[]::new));
    }

    // --- analyse ----------------------------------------------------------------------------------------------------

    @Test
    void aGameIsLookedAtAgain() throws IOException {
        Path records = directory.resolve("games");
        assertThat(simulate("random,greedy", "--games", "1", "--records", records.toString()))
                .isZero();
        String record = records.resolve("toy-1-000001.civ").toString();
        assertThat(run("analyse", record, "--seconds", "0.1")).isZero();
        assertThat(out.toString())
                .contains("chances to win over the game", "turning points", "what would have been better")
                .containsPattern("(?m)^  red +[▁▂▃▄▅▆▇█]{60}$");
        assertThat(run("analyse", record, "--to", "1", "--seconds", "0.1")).isZero();
        assertThat(out.toString()).containsPattern("(?m)^expert  +\\d+ %");
        assertThat(run("analyse", record, "--to", "100000")).isEqualTo(2);
        assertThat(run("analyse", directory.resolve("none").toString())).isEqualTo(2);
        assertThat(run("analyse", write("no.civ", "no record").toString())).isEqualTo(1);
    }

    // --- replay -----------------------------------------------------------------------------------------------------

    @Test
    void replayShowsTheLogAndTheTable() throws IOException {
        Path record = record();
        assertThat(run("replay", record.toString())).isZero();
        assertThat(out.toString())
                .contains("    7  Round 2\n", "Round 4\nRed: ", "Verified: ")
                .doesNotContain("You draw");
        assertThat(run("replay", record.toString(), "--seat", "blue", "--lang", "ru"))
                .isZero();
        assertThat(out.toString()).contains("Раунд 4\nКрасный: ", "Вы берёте: карта ");
    }

    @Test
    void replayStopsWhereAsked() throws IOException {
        Path record = record();
        assertThat(run("replay", record.toString(), "--to", "1")).isZero();
        assertThat(out.toString())
                .contains("    1  Red bids.\n", "Round 1\nRed: 0 coins, 3 cards")
                .doesNotContain("Round 2");
        assertThat(run("replay", record.toString(), "--to", "9999")).isEqualTo(2);
        assertThat(run("replay", record.toString(), "--seat", "green")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no seat 'green'; there are red, blue.");
        assertThat(run("replay", record.toString(), "--lang", "la")).isEqualTo(2);
        assertThat(run("replay", directory.resolve("none.civ").toString())).isEqualTo(2);
    }

    @Test
    void replayNamesTheWrongLine() throws IOException {
        Path record = record();
        String text = Files.readString(record);
        Files.writeString(record, text.replaceFirst("(?m)^2 .*$", "2 blue fly"));
        assertThat(run("replay", record.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("000001.civ: line 11: 'fly' refused: blue decides toy.ask.bid; legal: bid");
        Files.writeString(record, text.replace("game: toy", "game: tic-tac-toe"));
        assertThat(run("replay", record.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("line 2: unknown game 'tic-tac-toe'");
    }

    private Path record() {
        simulate("random,random", "--games", "1", "--records", directory.toString());
        out.getBuffer().setLength(0);
        return directory.resolve("toy-1-000001.civ");
    }

    // --- scenario ---------------------------------------------------------------------------------------------------

    @Test
    void scenariosAreRunAndCounted() throws IOException {
        Path good = write("good.yaml", "title: A beginning\ngame: toy\nexpect:\n  stage: 1\n");
        assertThat(run("scenario", good.toString())).isZero();
        assertThat(out.toString()).isEqualTo("passed  " + good + "  A beginning\n1 passed, 0 failed\n");

        assertThat(run("scenario", "--choices", good.toString())).isZero();
        assertThat(out.toString())
                .containsPattern("red: Bid a card for round 1\\.\n +bid c(\\d)  \\(Bid card \\1\\)\n");

        Path bad = write("bad.yaml", "game: toy\nexpect:\n  stage: 2\n");
        assertThat(run("scenario", directory.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains("FAILED  " + bad + "  bad\n        line 3: stage: expected 2, actual 1\n")
                .endsWith("1 passed, 1 failed\n");

        assertThat(run("scenario", directory.resolve("none.yaml").toString())).isEqualTo(2);
        assertThat(run(
                        "scenario",
                        Files.createDirectory(directory.resolve("empty")).toString()))
                .isEqualTo(2);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }

    // --- rules ------------------------------------------------------------------------------------------------------

    @Test
    void aRuleIsLookedUpInTheReadersLanguage() {
        assertThat(run("rules", "cc-4.24", "CV-EX-12", "--lang", "en")).isZero();
        assertThat(out.toString())
                .contains("CC-4.24 [M][C] ", "CV-EX-12 [", "  carried out in", "  proved in")
                .containsPattern("(?m)^    clash/src/main/java/civitas/clash/.*\\.java:\\d+$")
                .containsPattern("(?m)^    scenarios/civ/.*\\.yaml$");
        out.getBuffer().setLength(0);
        assertThat(run("rules", "CC-4.24", "--lang", "ru")).isZero();
        assertThat(out.toString()).containsPattern("CC-4\\.24 .*[а-я]");
    }

    @Test
    void whatIsNoRuleIsSaidToBeNone() {
        assertThat(run("rules", "CC-99.1")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no rule 'CC-99.1' in docs/rules.");
        assertThat(run("rules", "CC-4.24", "--lang", "fr")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no language 'fr'; there are en, ru.");
    }

    @Test
    void rulesAreCounted() {
        assertThat(run("rules", "--game", "clash", "--tag", "M", "--uncovered")).isZero();
        assertThat(out.toString()).containsPattern("(?m)^\\d+ of \\d+ rules covered$");
        assertThat(out.toString()).containsPattern("(?m)^\\d+ of \\d+ rules named in the sources$");
        assertThat(run("rules", "--game", "chess")).isEqualTo(2);
        assertThat(err.toString()).contains("there are no rules of a game 'chess'");
    }

    @Test
    void theProjectIsFoundFromBelow() throws IOException {
        Path root = directory.toRealPath();
        Files.createDirectories(root.resolve("docs/rules"));
        Path below = Files.createDirectories(root.resolve("a/b"));
        assertThat(ProjectRoot.above(below)).contains(root);
        assertThat(ProjectRoot.find()).isPresent();
    }

    private int run(String... args) {
        CommandLine command = Main.commandLine(() -> SHELF);
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(args);
    }
}
