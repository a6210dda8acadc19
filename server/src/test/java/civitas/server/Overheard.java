package civitas.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/** Hears what the program logs while it is open. */
final class Overheard implements AutoCloseable {

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> ear = new ListAppender<>();

    Overheard() {
        ear.setContext(root.getLoggerContext());
        ear.start();
        root.addAppender(ear);
    }

    /** The warnings and errors so far, each with the number of its stack's lines. */
    List<String> complaints() {
        return List.copyOf(ear.list).stream()
                .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                // pools complain of a machine that is too busy to look after them
                .filter(event -> !event.getLoggerName().startsWith("com.zaxxer.hikari"))
                .map(event -> event.getFormattedMessage() + " "
                        + (event.getThrowableProxy() == null
                                ? ""
                                : event.getThrowableProxy().getMessage()))
                .toList();
    }

    @Override
    public void close() {
        root.detachAppender(ear);
    }
}
