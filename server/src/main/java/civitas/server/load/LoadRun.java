package civitas.server.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Many tables for a while, each choosing at a steady pace. */
public final class LoadRun implements AutoCloseable {

    /** A server is not asked for more tables at once. */
    private static final int AT_ONCE = 10;

    private final List<URI> servers;
    private final Duration pace;
    private final Played played;
    private final Figures figures = new Figures();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(threads)
            .build();
    private final Switchboard switchboard = new Switchboard();
    private final List<BotTable> tables = new ArrayList<>();

    /**
     * What is played.
     *
     * @param game its id; empty for the first game there is
     * @param boxes none for the usual ones
     */
    public record Played(String game, List<String> boxes) {}

    /**
     * @param servers one, or those of a cluster: then the two guests of a table are at different ones
     * @param pace the time between two choices of a table
     */
    public LoadRun(List<URI> servers, Duration pace, Played played) {
        this.servers = servers;
        this.pace = pace;
        this.played = played;
    }

    public Figures figures() {
        return figures;
    }

    /** Opens the tables, some at once; says how many there are now and then. */
    public void open(int count, Consumer<Integer> progress) throws InterruptedException {
        while (tables.size() < count) {
            int from = tables.size() + 1;
            List<Callable<BotTable>> some = new ArrayList<>();
            for (int i = from; i < from + AT_ONCE && i <= count; i++) {
                int number = i;
                some.add(() -> opened(number));
            }
            for (Future<BotTable> opened : threads.invokeAll(some)) {
                tables.add(table(opened));
            }
            if (tables.size() % 100 < some.size() || tables.size() == count) {
                progress.accept(tables.size());
            }
        }
    }

    private BotTable opened(int number) {
        BotTable table = new BotTable(http, switchboard, neighbours(number), number, played, figures);
        table.open();
        return table;
    }

    private static BotTable table(Future<BotTable> opened) throws InterruptedException {
        try {
            return opened.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof LoadRefused refused) {
                throw refused;
            }
            throw new IllegalStateException(e);
        }
    }

    private List<URI> neighbours(int number) {
        return List.of(servers.get(number % servers.size()), servers.get((number + 1) % servers.size()));
    }

    /**
     * Plays for a while; tells the number of updates and the heap every so often.
     *
     * @param warmUp played before, and not measured: a young server compiles more than it serves
     */
    public void play(Duration warmUp, Duration duration, Duration every, Consumer<String> progress)
            throws InterruptedException {
        switchboard.keep(new Metronome(pace.toNanos() / Math.max(1, tables.size())));
        Spent beginning = spent();
        Thread.sleep(warmUp);
        figures.restart();
        Spent before = spent();
        long end = System.nanoTime() + duration.toNanos();
        while (System.nanoTime() < end) {
            Thread.sleep(Duration.ofNanos(Math.min(every.toNanos(), Math.max(1, end - System.nanoTime()))));
            progress.accept(figures.updates() + " updates, server heap " + heapMegabytes() + " MB, " + liveMegabytes()
                    + " MB of it live after the last full collection");
        }
        figures.spent(spent().since(before), before.since(beginning));
        switchboard.keep(Switchboard.Beat.NONE);
    }

    /** One table after the other chooses, at equal distances. */
    private final class Metronome implements Switchboard.Beat {

        private final long step;
        private long due = System.nanoTime();
        private int next;

        Metronome(long step) {
            this.step = step;
        }

        @Override
        public long strike(long now) {
            while (due - now <= 0) {
                tick(tables.get(next));
                next = (next + 1) % tables.size();
                due += step;
            }
            return due - now;
        }
    }

    /** A new game takes a while, in which the others go on. */
    private void tick(BotTable table) {
        if (table.isOver()) {
            threads.execute(() -> openAgain(table));
        } else {
            table.move();
        }
    }

    private void openAgain(BotTable table) {
        try {
            table.openAgain();
        } catch (RuntimeException e) {
            figures.error("table " + table.id() + ": " + e);
        }
    }

    /** What the server's heap holds, garbage included, as its measurements say. */
    public long heapMegabytes() {
        return Math.round(measured("jvm_memory_used_bytes{area=\"heap\"") / (1 << 20));
    }

    /** What was still alive after the server's last full collection; 0 before the first. */
    public long liveMegabytes() {
        return Math.round(measured("jvm_gc_live_data_size_bytes ") / (1 << 20));
    }

    /** The processor time that was used so far. */
    private Spent spent() {
        return new Spent(
                Duration.ofNanos(Math.round(measured("process_cpu_time_ns_total"))),
                seconds("civitas_processor_seconds_total{by=\"compiling\"}"),
                seconds("civitas_processor_seconds_total{by=\"collecting\"}"),
                ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
    }

    private Duration seconds(String name) {
        return Duration.ofMillis(Math.round(1e3 * measured(name)));
    }

    /** The sum of what all servers say they have measured under names that begin so. */
    private double measured(String name) {
        return servers.stream()
                .flatMap(server -> metrics(server).lines())
                .filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    private String metrics(URI server) {
        try {
            return http.send(
                            HttpRequest.newBuilder(server.resolve("/metrics")).build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    @Override
    public void close() {
        tables.forEach(BotTable::close);
        switchboard.close();
        http.shutdownNow();
        threads.shutdownNow();
    }
}
