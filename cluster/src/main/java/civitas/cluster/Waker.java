package civitas.cluster;

import civitas.server.peer.Care;
import civitas.server.store.TableId;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/**
 * Lets tables go on that go on by themselves, when their server has gone: computers think and clocks run though nobody is looking. There
 * is one in the whole cluster, always.
 */
final class Waker {

    /** Told again, in case some server was not quite there yet. It costs nothing where a table goes on already. */
    private static final List<Duration> AGAIN =
            List.of(Duration.ofMillis(1), Duration.ofSeconds(4), Duration.ofSeconds(12));

    private static final Duration CLOCKS_EVERY = Duration.ofSeconds(5);

    sealed interface Message {}

    private enum Due implements Message {
        DUE
    }

    /** Whose time is over? */
    private enum Clocks implements Message {
        CLOCKS
    }

    private record Gone(ClusterEvent.MemberRemoved event) implements Message {}

    private record Tables(List<TableId> ids) implements Message {}

    private Waker() {}

    static Behavior<Message> of(Care care, Executor threads) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            Cluster.get(context.getSystem())
                    .subscriptions()
                    .tell(Subscribe.create(
                            context.messageAdapter(ClusterEvent.MemberRemoved.class, Gone::new),
                            ClusterEvent.MemberRemoved.class));
            plan(timers);
            timers.startTimerWithFixedDelay(Clocks.CLOCKS, CLOCKS_EVERY);
            return Behaviors.receive(Message.class)
                    .onMessage(Gone.class, gone -> {
                        plan(timers);
                        return Behaviors.same();
                    })
                    .onMessage(Due.class, due -> {
                        ask(context, care::selfMoving, threads);
                        return Behaviors.same();
                    })
                    .onMessage(Clocks.class, clocks -> {
                        ask(context, care::overdue, threads);
                        return Behaviors.same();
                    })
                    .onMessage(Tables.class, tables -> {
                        wake(context, tables.ids);
                        return Behaviors.same();
                    })
                    .build();
        }));
    }

    private static void plan(TimerScheduler<Message> timers) {
        for (Duration delay : AGAIN) {
            timers.startSingleTimer(delay, Due.DUE, delay);
        }
    }

    /** A database that does not answer now is asked again later, by the next timer. */
    private static void ask(ActorContext<Message> context, Supplier<List<TableId>> tables, Executor threads) {
        context.pipeToSelf(
                CompletableFuture.supplyAsync(tables, threads),
                (ids, problem) -> new Tables(ids == null ? List.of() : ids));
    }

    private static void wake(ActorContext<Message> context, List<TableId> ids) {
        ClusterSharding sharding = ClusterSharding.get(context.getSystem());
        ids.forEach(id -> sharding.entityRefFor(Charge.KEY, id.value()).tell(new Charge.Wake()));
    }
}
