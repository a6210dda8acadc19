package civitas.failover;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;

/** Ports that nobody uses. Not those the system gives away: while a server is down, any connection of another program could get its port. */
final class FreePorts {

    private static final int TRIES = 200;

    private FreePorts() {}

    /**
     * The first of several in a row.
     *
     * @param taken the first ones of other rows
     */
    static int inARow(int count, Collection<Integer> taken) throws IOException {
        SplittableRandom random = new SplittableRandom();
        IOException last = new IOException("no port tried");
        for (int i = 0; i < TRIES; i++) {
            int port = random.nextInt(15_000, 30_000);
            if (taken.stream().anyMatch(other -> Math.abs(other - port) < count)) {
                continue;
            }
            List<ServerSocket> open = new ArrayList<>();
            try {
                for (int j = 0; j < count; j++) {
                    open.add(new ServerSocket(port + j, 1, InetAddress.getLoopbackAddress()));
                }
                return port;
            } catch (IOException e) {
                last = e;
            } finally {
                for (ServerSocket socket : open) {
                    socket.close();
                }
            }
        }
        throw last;
    }
}
