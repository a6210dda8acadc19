package civitas.server.ops;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How much of the process's own processor time went into compiling and into collecting garbage: whoever measures what serving
 * costs wants to know what will not cost anything later. Linux tells it thread by thread; elsewhere there is no such
 * measurement.
 */
final class ProcessorUse {

    private static final Logger LOG = LoggerFactory.getLogger(ProcessorUse.class);
    private static final Path THREADS = Path.of("/proc/self/task");

    /** What the kernel counts in, on every architecture that runs a JVM. */
    private static final double TICKS_PER_SECOND = 100;

    /** Where user and system time stand behind the name of a thread. */
    private static final int USER = 11;

    private static final int SYSTEM = 12;

    /** What the JVM does beside running the program; threads are known by how their names begin. */
    private enum Work {
        COMPILING("C1 Comp", "C2 Comp"),
        COLLECTING("GC Thread", "G1 ", "VM Thread");

        private final List<String> names;

        Work(String... names) {
            this.names = List.of(names);
        }

        private boolean isOf(String thread) {
            return names.stream().anyMatch(thread::startsWith);
        }
    }

    private ProcessorUse() {}

    static void bindTo(MeterRegistry meters) {
        if (!Files.isDirectory(THREADS)) {
            return;
        }
        for (Work work : Work.values()) {
            FunctionCounter.builder("civitas.processor", work, ProcessorUse::seconds)
                    .description("Processor time of the JVM's own threads")
                    .baseUnit("seconds")
                    .tag("by", work.name().toLowerCase(java.util.Locale.ROOT))
                    .register(meters);
        }
    }

    private static double seconds(Work work) {
        try (Stream<Path> threads = Files.list(THREADS)) {
            return threads.mapToDouble(thread -> seconds(work, thread)).sum();
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("no processor times of threads"); // a figure is missing, nothing else
            return 0;
        }
    }

    /** Such as {@code 17 (C2 CompilerThre) S 1 …}; the name may hold anything. */
    private static double seconds(Work work, Path thread) {
        try {
            String stat = Files.readString(thread.resolve("stat"), StandardCharsets.ISO_8859_1);
            int end = stat.lastIndexOf(')');
            if (!work.isOf(stat.substring(stat.indexOf('(') + 1, end))) {
                return 0;
            }
            String[] fields = stat.substring(end + 2).split(" ");
            return (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS_PER_SECOND;
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("a thread has ended meanwhile");
            return 0;
        }
    }
}
