package civitas.server.live;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * Lets several messages leave at once. Every write to a socket costs more than making a short message, and whoever chooses is
 * told two things: that it is done, and what is to be seen then.
 */
final class Outlet {

    private final Session session;

    Outlet(Session session) {
        this.session = session;
    }

    /** Sends texts in UTF-8, each as a message of its own; the callback hears of the last one, or of the first that fails. */
    void send(List<byte[]> texts, Callback sent) {
        if (session instanceof WebSocketSession jetty) {
            send(jetty.getCoreSession(), texts, sent);
        } else {
            for (byte[] text : texts.subList(0, texts.size() - 1)) {
                session.sendText(new String(text, StandardCharsets.UTF_8), Callback.from(() -> {}, sent::fail));
            }
            session.sendText(new String(texts.getLast(), StandardCharsets.UTF_8), sent);
        }
    }

    /** Jetty keeps those that are not the last until that comes, as far as they are short. */
    private static void send(CoreSession jetty, List<byte[]> texts, Callback sent) {
        for (int i = 0; i < texts.size(); i++) {
            boolean last = i == texts.size() - 1;
            jetty.sendFrame(
                    new Frame(OpCode.TEXT, ByteBuffer.wrap(texts.get(i))),
                    org.eclipse.jetty.util.Callback.from(last ? sent::succeed : () -> {}, sent::fail),
                    !last);
        }
    }
}
