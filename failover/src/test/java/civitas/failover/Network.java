package civitas.failover;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.slf4j.LoggerFactory;

/** Namespaces of the Linux kernel, each a machine of its own on one cable: what lies between two of them can be cut. */
final class Network implements AutoCloseable {

    private static final int MACHINES = 3;

    /** A test that runs at the same time in another process has another network. */
    private final String name = "cv" + ProcessHandle.current().pid() % 100_000;

    private final String net = "10.213." + ProcessHandle.current().pid() % 250 + ".";

    /** Skips the test where this is not allowed, or where there is no such thing. */
    static Network orSkip() throws InterruptedException {
        Network network = new Network();
        try {
            network.build();
        } catch (IOException e) {
            network.close();
            Assumptions.abort("no network can be cut here: " + e.getMessage());
        }
        return network;
    }

    private void build() throws IOException, InterruptedException {
        ip("link", "add", name, "type", "bridge");
        ip("addr", "add", host() + "/24", "dev", name);
        ip("link", "set", name, "up");
        for (int machine = 1; machine <= MACHINES; machine++) {
            String space = space(machine);
            String cable = name + "c" + machine;
            ip("netns", "add", space);
            ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space);
            ip("link", "set", cable, "master", name, "up");
            ip("-n", space, "addr", "add", address(machine) + "/24", "dev", "eth0");
            ip("-n", space, "link", "set", "lo", "up");
            ip("-n", space, "link", "set", "eth0", "up");
        }
    }

    private String space(int machine) {
        return name + "n" + machine;
    }

    /** Where this process is on the cable. */
    String host() {
        return net + "1";
    }

    private String address(int machine) {
        return net + (10 + machine);
    }

    List<Node.Place> places() {
        List<Node.Place> places = new ArrayList<>();
        for (int machine = 1; machine <= MACHINES; machine++) {
            places.add(new Node.Place(
                    "server " + machine, List.of("ip", "netns", "exec", space(machine)), address(machine), 8080));
        }
        return places;
    }

    /** One machine does not reach the others any more; everybody else reaches it, and it the database. */
    void cutOff(int machine) throws IOException, InterruptedException {
        route("add", machine);
    }

    void heal(int machine) throws IOException, InterruptedException {
        route("del", machine);
    }

    private void route(String what, int machine) throws IOException, InterruptedException {
        for (int other = 1; other <= MACHINES; other++) {
            if (other != machine) {
                ip("-n", space(machine), "route", what, "blackhole", address(other) + "/32");
            }
        }
    }

    private static void ip(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("ip"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        if (!process.waitFor(20, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.strip());
        }
    }

    /** What was never built cannot be taken down, and need not. */
    @Override
    public void close() {
        for (int machine = 1; machine <= MACHINES; machine++) {
            tryTo("netns", "del", space(machine));
        }
        tryTo("link", "del", name);
    }

    private static void tryTo(String... words) {
        try {
            ip(words);
        } catch (IOException e) {
            LoggerFactory.getLogger(Network.class).debug("not there: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
