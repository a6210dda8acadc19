package civitas.cluster;

import civitas.server.peer.Care;
import civitas.server.store.TableId;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

/**
 * That a table is in the care of this server: as long as this actor lives, and there is only one of it in the whole cluster. It does
 * nothing for the table itself, which the server does without it; it says where the table is, and sees to it that the table is
 * forgotten here before it is opened elsewhere.
 */
final class Charge extends AbstractBehavior<Charge.Message> {

    static final EntityTypeKey<Message> KEY = EntityTypeKey.create(Message.class, "table");

    /** Whoever asks for tables that do not exist leaves no more behind than this. */
    private static final Duration FIRST_LOOK = Duration.ofSeconds(10);

    private static final Duration LATER_LOOKS = Duration.ofMinutes(1);

    /** What it is told. */
    sealed interface Message {}

    /** Where is the table? */
    record Where(ActorRef<Found> asker) implements Message, Wired {}

    /** @param server where that one is found by others */
    record Found(String server) implements Wired {}

    /** Let the table go on, if it waits for nobody. */
    record Wake() implements Message, Wired {}

    /** The table goes elsewhere, or nobody needs it. */
    record Leave() implements Message, Wired {}

    /** It has been forgotten here. */
    private record Left(Outcome outcome) implements Message {}

    private enum Outcome {
        WAS_OPEN,
        WAS_SHUT
    }

    /** Is it still needed? */
    private enum Look implements Message {
        LOOK
    }

    /** What all of them share. */
    record Household(String server, Set<TableId> here, Care care, Executor threads) {}

    private final TableId table;
    private final Household household;
    private final ActorRef<ClusterSharding.ShardCommand> shard;

    static Behavior<Message> of(String id, Household household, ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            TableId table = new TableId(id);
            household.here.add(table);
            return new Charge(context, timers, table, household, shard);
        }));
    }

    private Charge(
            ActorContext<Message> context,
            TimerScheduler<Message> timers,
            TableId table,
            Household household,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        super(context);
        this.table = table;
        this.household = household;
        this.shard = shard;
        timers.startTimerWithFixedDelay(Look.LOOK, FIRST_LOOK, LATER_LOOKS);
    }

    @Override
    public Receive<Message> createReceive() {
        return newReceiveBuilder()
                .onMessage(Where.class, this::where)
                .onMessage(Wake.class, wake -> {
                    household.threads.execute(() -> household.care.resume(table));
                    return this;
                })
                .onMessageEquals(Look.LOOK, this::look)
                .onMessage(Leave.class, leave -> leave())
                .onMessage(Left.class, this::left)
                .onSignal(org.apache.pekko.actor.typed.PostStop.class, stopped -> {
                    household.here.remove(table);
                    return this;
                })
                .build();
    }

    /** Not while it is leaving: whoever asks will ask again, and find it elsewhere. */
    private Behavior<Message> where(Where where) {
        if (household.here.contains(table)) {
            where.asker.tell(new Found(household.server));
        }
        return this;
    }

    private Behavior<Message> look() {
        if (!household.care.isOpen(table)) {
            shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
        }
        return this;
    }

    /** First nothing more is opened here, then what is open is shut; only then can the table be opened elsewhere. */
    private Behavior<Message> leave() {
        household.here.remove(table);
        getContext()
                .pipeToSelf(
                        CompletableFuture.supplyAsync(() -> household.care.giveUp(table), household.threads),
                        (open, problem) -> new Left(Boolean.TRUE.equals(open) ? Outcome.WAS_OPEN : Outcome.WAS_SHUT));
        return this;
    }

    /** Who was just playing there finds it open again. */
    private Behavior<Message> left(Left left) {
        if (left.outcome == Outcome.WAS_OPEN) {
            ClusterSharding.get(getContext().getSystem())
                    .entityRefFor(KEY, table.value())
                    .tell(new Wake());
        }
        return Behaviors.stopped();
    }
}
