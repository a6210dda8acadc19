package civitas.app;

import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What commands that play many games have in common: which game, with which chance and variants, how many at once, and the figures as a file. */
final class GameOptions {

    @Option(names = "--game", paramLabel = "GAME", description = "The game to play (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where all randomness comes from (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many at once (default: one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--option", paramLabel = "KEY=VALUE", description = "A variant of the table; may be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures here as JSON, too.")
    private Optional<Path> json = Optional.empty();

    Playable<?> playable(Subcommand command, Shelf shelf) {
        return command.game(shelf, game);
    }

    String game() {
        return game;
    }

    long seed() {
        return seed;
    }

    int threads(Subcommand command) {
        if (threads < 1) {
            throw command.wrong("--threads must be at least 1.");
        }
        return threads;
    }

    Map<String, String> options() {
        return options;
    }

    /** Writes the figures where they are wanted. */
    void write(String figures) throws IOException {
        if (json.isPresent()) {
            Files.writeString(json.get(), figures);
        }
    }
}
