package civitas.benchmarks;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.function.ToLongBiFunction;

/**
 * Compares builds on a machine that is never quiet: every round is done by each of them in turn, in one process, and counted
 * in processor time of the thread. JMH measures one build after the other by the clock, and whatever else happens meanwhile.
 *
 * <p>The first half of the rounds warms up. It has to be long: the compiler works beside, and on a busy machine two builds
 * that differ in nothing but the amount of their code seem to differ in speed until it is done.
 */
public final class Versus {

    private static final List<String> TASKS = List.of(
            "clash decisions",
            "clash copy",
            "clash view",
            "clash imagine",
            "civ decisions",
            "civ copy",
            "civ view",
            "civ imagine");

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final List<ToLongBiFunction<String, Integer>> builds;
    private final int rounds;

    private Versus(List<ToLongBiFunction<String, Integer>> builds, int rounds) {
        this.builds = builds;
        this.rounds = rounds;
    }

    /** The number of rounds and the class path of each build, the one to compare with first. */
    public static void main(String[] args) throws MalformedURLException {
        if (args.length < 3) {
            System.err.println(
                    "Usage: Versus ROUNDS OLD.jar NEW.jar …; a path may have several parts, as on a class path.");
            System.exit(2);
        }
        List<ToLongBiFunction<String, Integer>> builds = new ArrayList<>();
        for (String path : Arrays.asList(args).subList(1, args.length)) {
            builds.add(workload(path));
        }
        Versus versus = new Versus(builds, Integer.parseInt(args[0]));
        TASKS.forEach(versus::compare);
    }

    /** Each build has class loaders of its own: it shares nothing with the others but the JDK. */
    @SuppressWarnings("unchecked") // what a build offers under this name is its workload
    private static ToLongBiFunction<String, Integer> workload(String path) throws MalformedURLException {
        List<URL> parts = new ArrayList<>();
        for (String part : path.split(File.pathSeparator)) {
            URI place = new File(part).toURI();
            parts.add(place.toURL());
        }
        ClassLoader loader = new URLClassLoader(parts.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        return ServiceLoader.load(ToLongBiFunction.class, loader)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(path + " offers no workload"));
    }

    private void compare(String task) {
        List<Rounds> all =
                builds.stream().map(build -> new Rounds(new double[rounds])).toList();
        long[] bytes = new long[builds.size()];
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < builds.size(); turn++) {
                int build = (turn + round) % builds.size(); // nobody always comes after the same
                long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
                long before = THREADS.getCurrentThreadCpuTime();
                long operations = builds.get(build).applyAsLong(task, round);
                all.get(build).nanos()[round] = (THREADS.getCurrentThreadCpuTime() - before) / (double) operations;
                bytes[build] = (THREADS.getCurrentThreadAllocatedBytes() - bytesBefore) / operations;
            }
        }
        for (int build = 0; build < builds.size(); build++) {
            Rounds mine = all.get(build);
            System.out.printf(
                    Locale.ROOT,
                    "%-16s build %d: %8.0f ns (shortest %8.0f), %6d bytes; as fast as the first %.2f (%.2f)%n",
                    task,
                    build + 1,
                    mine.median(),
                    mine.shortest(),
                    bytes[build],
                    all.getFirst().median() / mine.median(),
                    all.getFirst().shortest() / mine.shortest());
        }
    }

    /**
     * What the rounds of one build took.
     *
     * @param nanos per operation, round by round
     */
    @SuppressWarnings("ArrayRecordComponent") // written round by round, compared with nothing
    private record Rounds(double[] nanos) {

        double median() {
            return sorted()[nanos.length / 4];
        }

        double shortest() {
            return sorted()[0];
        }

        private double[] sorted() {
            double[] warm = Arrays.copyOfRange(nanos, nanos.length / 2, nanos.length);
            Arrays.sort(warm);
            return warm;
        }
    }
}
