package civitas.server.web;

import java.io.IOException;
import java.io.InputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads what is left of a refused request. Whoever is answered before he has finished speaking finds the connection closed
 * under him, and may never see the answer.
 */
final class Hearing {

    private static final Logger LOG = LoggerFactory.getLogger(Hearing.class);

    private Hearing() {}

    /**
     * Reads a body to its end. Bodies larger than anything we accept are not worth it.
     *
     * @param length as announced; negative if it was not
     */
    static void out(InputStream body, long length) {
        if (length > WebServer.LARGEST_BODY) {
            return;
        }
        try (body) {
            long left = WebServer.LARGEST_BODY;
            long skipped = body.skip(left);
            while (skipped > 0 && left > 0) {
                left -= skipped;
                skipped = body.skip(left);
            }
        } catch (IOException | IllegalStateException e) {
            LOG.debug("the body of a refused request did not come: {}", e.getMessage());
        }
    }
}
