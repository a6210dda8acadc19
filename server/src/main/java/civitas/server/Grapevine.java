package civitas.server;

import civitas.server.api.Json;
import civitas.server.peer.Neighbourhood;
import civitas.server.peer.News;
import civitas.server.room.Notices;
import civitas.server.store.PersonId;
import civitas.server.store.TableRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/**
 * What servers on one database tell each other, so that people notice nothing of there being several: that lists have changed, that a
 * session has ended, what somebody has used of their share. It may be late, and now and then lost; nothing that must be true rests
 * on it.
 */
final class Grapevine implements Notices, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Grapevine.class);

    /** Many changes in a row are told once. */
    private static final int OFTEN_MILLIS = 250;

    private final Neighbourhood neighbours;
    private final Map<Class<?>, Consumer<News>> ears = new ConcurrentHashMap<>();
    private final List<Supplier<Optional<News>>> habits = new CopyOnWriteArrayList<>();
    private final AtomicBoolean tables = new AtomicBoolean();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("grapevine").daemon().factory());

    Grapevine(Neighbourhood neighbours) {
        this.neighbours = neighbours;
        habits.add(() -> tables.getAndSet(false) ? Optional.of(new News.Tables()) : Optional.empty());
    }

    /** What is done when others tell something. */
    <N extends News> void hear(Class<N> kind, Consumer<N> ear) {
        ears.put(kind, news -> ear.accept(kind.cast(news)));
    }

    /** Something to be told again and again, if there is anything to tell. */
    void tellOften(Supplier<Optional<News>> habit) {
        habits.add(habit);
    }

    void tell(News news) {
        neighbours.tell(news);
    }

    void begin() {
        if (!neighbours.isAlone()) {
            var _ = thread.scheduleWithFixedDelay(this::tellAll, OFTEN_MILLIS, OFTEN_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** A timer stops for ever at the first exception, so none leaves here. */
    private void tellAll() {
        for (Supplier<Optional<News>> habit : habits) {
            try {
                habit.get().ifPresent(this::tell);
            } catch (RuntimeException e) {
                LOG.atWarn().setCause(e).log("the other servers could not be told something");
            }
        }
    }

    void heard(String text) {
        try {
            News news = Json.mapper().readValue(text, News.class);
            Consumer<News> ear = ears.get(news.getClass());
            if (ear != null) {
                ear.accept(news);
            }
        } catch (JacksonException e) {
            // During an upgrade a newer server may tell what this one does not know.
            LOG.debug("another server told something unknown", e);
        }
    }

    @Override
    public void tablesChanged() {
        tables.set(true);
    }

    /** Whoever looks at the table sees it there; else every choice at any table would be told to everybody. */
    @Override
    public void yourTurn(TableRow table, PersonId person, Presence presence) {
        if (presence == Presence.LOOKING) {
            return;
        }
        tell(new News.YourTurn(table.id().value(), table.title(), person.value()));
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
