package civitas.server.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.SelectorManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The sockets that are open: of one network address only so many. Whoever opens them by the thousand and says nothing on them, or a
 * letter now and then, asks for nothing that the other limits count, and leaves no room for anybody else. What is too much is hung
 * up before anything is read.
 */
final class Sockets implements SelectorManager.AcceptListener {

    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

    private final int most;
    private final Map<SelectableChannel, InetAddress> open = new ConcurrentHashMap<>();
    private final Map<InetAddress, Integer> ofAddresses = new ConcurrentHashMap<>();

    /** @param most of one address */
    Sockets(int most) {
        this.most = most;
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        address(channel).ifPresent(address -> {
            open.put(channel, address);
            if (ofAddresses.merge(address, 1, Integer::sum) > most) {
                hangUp(channel);
            }
        });
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        forget(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        forget(channel);
    }

    private void forget(SelectableChannel channel) {
        InetAddress address = open.remove(channel);
        if (address != null) {
            ofAddresses.computeIfPresent(address, (same, n) -> n > 1 ? n - 1 : null);
        }
    }

    /** Jetty finds a closed channel and gives it up. */
    private static void hangUp(SelectableChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("a socket did not close"); // then it is gone already
        }
    }

    private static Optional<InetAddress> address(SelectableChannel channel) {
        try {
            return channel instanceof SocketChannel socket
                            && socket.getRemoteAddress() instanceof InetSocketAddress from
                    ? Optional.of(from.getAddress())
                    : Optional.empty();
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("a socket was gone before it was heard");
            return Optional.empty();
        }
    }
}
