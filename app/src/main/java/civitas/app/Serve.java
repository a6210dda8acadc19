package civitas.app;

import civitas.cluster.ClusterPeers;
import civitas.kernel.Table;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.peer.Joining;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code civitas serve}: tables on the network. */
@Command(
        name = "serve",
        description = "Start the server; this is also what civitas does without a word.",
        footer = {
            "",
            "Every option can also be given in the environment (--base-url as CIVITAS_BASE_URL) or in the file.",
            "Ctrl-C stops it; whatever was acknowledged is safe, also if the power goes."
        },
        sortOptions = false)
final class Serve extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Mixin
    private ServerOptions options = new ServerOptions();

    Serve(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() throws InterruptedException {
        Settings settings = options.settings();
        // Nothing of the cluster is even loaded where there is none.
        Joining joining = settings.cluster().isPresent() ? ClusterPeers::new : Joining.NOBODY;
        Server server = Server.start(settings, games(shelf.get()), joining);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            server.close();
            stopped.countDown();
        }));
        out().println("Civitas is at " + server.address() + "   (Ctrl-C stops it)");
        out().flush();
        stopped.await();
        return CommandLine.ExitCode.OK;
    }

    static List<ServedGame<?>> games(Shelf shelf) {
        List<ServedGame<?>> games = new ArrayList<>();
        for (Playable<?> playable : shelf.games()) {
            games.add(served(playable));
        }
        return games;
    }

    private static <T extends Table<T>> ServedGame<T> served(Playable<T> playable) {
        return new ServedGame<>(playable.game(), playable.evaluation(), playable.stage());
    }
}
