package civitas.cluster;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.coordination.lease.LeaseSettings;
import org.apache.pekko.coordination.lease.javadsl.Lease;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * When servers lose sight of each other, those go on who get this lease, and the others stop: the larger part tries first. A part that
 * does not reach the database could not go on anyway. It runs out soon after its owner has died, so that of three servers the last
 * one can go on when the two others die one after the other.
 */
public final class StoreLease extends Lease {

    private static final Logger LOG = LoggerFactory.getLogger(StoreLease.class);

    private final LeaseSettings settings;
    private final Arbiter arbiter;
    private final Executor threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Cancellable pulse;
    private volatile boolean held;

    /** Made by Pekko. */
    public StoreLease(LeaseSettings settings, ExtendedActorSystem system) {
        this.settings = settings;
        arbiter = system.settings()
                .setup()
                .get(StoreSetup.class)
                .map(setup -> new Arbiter(setup.store()))
                .orElseThrow(() -> new IllegalStateException("no database"));
        Duration interval =
                Duration.ofMillis(settings.timeoutSettings().heartbeatInterval().toMillis());
        pulse = system.scheduler()
                .scheduleWithFixedDelay(interval, interval, () -> threads.execute(this::renew), system.dispatcher());
    }

    @Override
    public LeaseSettings getSettings() {
        return settings;
    }

    @Override
    public CompletionStage<Boolean> acquire() {
        return CompletableFuture.supplyAsync(this::tryToGet, threads);
    }

    @Override
    public CompletionStage<Boolean> acquire(Consumer<Optional<Throwable>> lost) {
        return acquire();
    }

    @Override
    public CompletionStage<Boolean> release() {
        return CompletableFuture.supplyAsync(this::giveBack, threads);
    }

    @Override
    public boolean checkLease() {
        return held && !pulse.isCancelled();
    }

    private boolean tryToGet() {
        Duration life =
                Duration.ofMillis(settings.timeoutSettings().heartbeatTimeout().toMillis());
        held = arbiter.acquire(settings.leaseName(), settings.ownerName(), life).equals(settings.ownerName());
        return held;
    }

    private void renew() {
        if (!held) {
            return;
        }
        try {
            tryToGet();
        } catch (RuntimeException e) {
            LOG.atWarn().setCause(e).log("the lease could not be renewed");
        }
    }

    private boolean giveBack() {
        held = false;
        arbiter.release(settings.leaseName(), settings.ownerName());
        return true;
    }
}
