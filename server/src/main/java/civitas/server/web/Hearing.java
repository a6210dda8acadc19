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

    /** Somebody who uploads the wrong file still learns why it was refused; past this nobody meant it. */
    private static final long MOST_HEARD = 4L * WebServer.LARGEST_BODY;

    private Hearing() {}

    /**
     * Reads a body to its end. Bodies much larger than anything we accept are not worth it: such a caller may find the
     * connection closed before he has read the answer.
     *
     * @param length as announced; negative if it was not
     */
    static void out(InputStream body, long length) {
        if (length > MOST_HEARD) {
            return;
        }
        try (body) {
            long left = MOST_HEARD;
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
