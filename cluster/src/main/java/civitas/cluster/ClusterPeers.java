package civitas.cluster;

import civitas.server.Settings;
import civitas.server.peer.Care;
import civitas.server.peer.Neighbourhood;
import civitas.server.peer.PeerKey;
import civitas.server.peer.Peers;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.Unusable;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.Done;
import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.io.TcpMessage;
import org.apache.pekko.remote.artery.tcp.SSLEngineProviderSetup;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The servers of a cluster, as Apache Pekko knows them: each table is an entity of its cluster sharding. */
public final class ClusterPeers implements Peers {

    private static final Logger LOG = LoggerFactory.getLogger(ClusterPeers.class);

    /** So long is looked for a table before whoever asks is told to come again. */
    private static final Duration LOOKING = Duration.ofSeconds(10);

    private static final Duration ASKING = Duration.ofSeconds(3);

    /** What is asked while the actors stop is never answered, and nobody is left who would say that it takes too long. */
    private static final Duration UNANSWERED = ASKING.plusSeconds(1);

    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration LEAVING = Duration.ofSeconds(40);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Longer than it takes where nothing stands in the way. */
    private static final Duration ENDING = Duration.ofSeconds(6);

    /** Where Pekko keeps an actor for each of its connections. */
    private static final String CONNECTIONS = "/system/IO-TCP/selectors/*/*";

    private static final int REMEMBERED = 100_000;

    /** Who lets others in, or begins where there is nobody; and for how long after it was last heard of. */
    private static final String FOUNDER = "founder";

    private static final Duration FOUNDING = Duration.ofSeconds(8);

    /** Longer than the others take to notice that nobody is the founder. */
    private static final Duration STANDING_BACK = FOUNDING.dividedBy(3);

    private final Settings.Cluster cluster;
    private final PeerKey key;
    private final Store store;
    private final String version;
    private final URI self;
    private final Set<TableId> here = ConcurrentHashMap.newKeySet();
    private final Map<TableId, URI> found = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("cluster").daemon().factory());
    private final Arbiter arbiter;
    private volatile Optional<ActorSystem<Root.Message>> system = Optional.empty();
    private volatile List<String> asked = List.of();
    private volatile boolean joined;
    private volatile boolean leaving;

    /** A server that has not joined yet. */
    public ClusterPeers(Settings.Cluster cluster, PeerKey key, Store store, String version) {
        this.cluster = cluster;
        this.key = key;
        this.store = store;
        this.version = version;
        self = Addresses.forwarding(cluster);
        arbiter = new Arbiter(store);
    }

    // --- coming -----------------------------------------------------------------------------------------------------

    @Override
    public void join(Care care) {
        CompletableFuture<Done> up = begin(care);
        var _ = pulse.scheduleWithFixedDelay(this::lookForFounder, 0, FOUNDING.toMillis() / 4, TimeUnit.MILLISECONDS);
        while (!leaving) {
            try {
                up.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
                return;
            } catch (TimeoutException e) {
                LOG.warn("still waiting for one of the servers {} to let this one in", cluster.seeds());
            } catch (ExecutionException e) {
                throw new Unusable("the cluster cannot be joined", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Unusable("the cluster was not joined", e);
            }
        }
    }

    private CompletableFuture<Done> begin(Care care) {
        ActorSystem<Root.Message> made = ActorSystem.create(
                Root.of(new Me(care)),
                Addresses.SYSTEM,
                ActorSystemSetup.create(
                        BootstrapSetup.create(config()),
                        SSLEngineProviderSetup.create(any -> new KeyedEngines(key)),
                        new StoreSetup(store)));
        org.apache.pekko.cluster.Cluster membership = org.apache.pekko.cluster.Cluster.get(Adapter.toClassic(made));
        membership.registerOnMemberRemoved(() -> threads.execute(() -> removed(made, care)));
        Charge.Household household = new Charge.Household(self.toString(), here, care, threads);
        ClusterSharding.get(made)
                .init(Entity.of(Charge.KEY, entity -> Charge.of(entity.getEntityId(), household, entity.getShard()))
                        .withStopMessage(new Charge.Leave()));
        asked = List.of();
        CompletableFuture<Done> up = new CompletableFuture<>();
        membership.registerOnMemberUp(() -> {
            joined = true;
            LOG.info("joined the cluster as {}", self);
            up.complete(Done.getInstance());
        });
        system = Optional.of(made);
        return up;
    }

    private Config config() {
        Map<String, Object> values = new HashMap<>();
        values.put("pekko.remote.artery.canonical.hostname", cluster.host());
        values.put("pekko.remote.artery.canonical.port", cluster.port());
        values.put("pekko.cluster.app-version", version);
        return ConfigFactory.systemProperties()
                .withFallback(ConfigFactory.parseMap(values))
                .withFallback(ConfigFactory.parseResources(ClusterPeers.class.getClassLoader(), "civitas/cluster.conf"))
                .withFallback(ConfigFactory.defaultReference(ClusterPeers.class.getClassLoader()))
                .resolve();
    }

    /** Whom to ask first: the founder. Only who stands first may begin alone, so the database says who that is. */
    private List<String> seeds() {
        Set<String> seeds = new LinkedHashSet<>();
        seeds.add(arbiter.acquire(FOUNDER, seed(), FOUNDING));
        seeds.addAll(cluster.seeds());
        return List.copyOf(seeds);
    }

    private void knock(ActorSystem<Root.Message> running) {
        List<String> seeds = seeds();
        if (!seeds.equals(asked)) {
            asked = seeds;
            org.apache.pekko.cluster.Cluster.get(Adapter.toClassic(running))
                    .joinSeedNodes(seeds.stream().map(Addresses::node).toList());
        }
    }

    private String seed() {
        return cluster.host() + ":" + cluster.port();
    }

    /**
     * There is always one who can let others in: when the founder has gone, somebody else who is there. Who still waits to be let in asks
     * the new founder, or is it.
     */
    private void lookForFounder() {
        try {
            if (isTakingPart()) {
                arbiter.acquire(FOUNDER, seed(), FOUNDING);
            } else if (!leaving) {
                system.ifPresent(this::knock);
            }
        } catch (RuntimeException e) {
            LOG.warn("the database does not say who lets others in: {}", e.toString());
        }
    }

    /** What the first actor knows of this server. */
    private final class Me implements Root.Host {

        private final Care care;

        Me(Care care) {
            this.care = care;
        }

        @Override
        public String name() {
            return self.toString();
        }

        @Override
        public Care care() {
            return care;
        }

        @Override
        public Executor threads() {
            return threads;
        }

        @Override
        public void gone(String server) {
            found.values().removeIf(home -> home.toString().equals(server));
        }
    }

    // --- being there ------------------------------------------------------------------------------------------------

    @Override
    public boolean isTakingPart() {
        return joined && !leaving;
    }

    @Override
    public boolean isAlone() {
        return false;
    }

    @Override
    public boolean isHere(TableId table) {
        return here.contains(table);
    }

    @Override
    public URI find(TableId table) {
        URI known = found.get(table);
        if (known != null && !known.equals(self)) {
            return known;
        }
        long until = System.nanoTime() + LOOKING.toNanos();
        while (joined && System.nanoTime() < until) {
            Optional<URI> home = ask(table);
            if (home.isPresent()) {
                remember(table, home.get());
                return home.get();
            }
        }
        throw Neighbourhood.moving();
    }

    private void remember(TableId table, URI home) {
        if (found.size() >= REMEMBERED) {
            found.clear();
        }
        found.put(table, home);
    }

    private Optional<URI> ask(TableId table) {
        ActorSystem<Root.Message> running = system.orElseThrow(Neighbourhood::moving);
        if (running.whenTerminated().isCompleted()) {
            pause();
            return Optional.empty();
        }
        try {
            return Optional.of(ClusterSharding.get(running)
                            .entityRefFor(Charge.KEY, table.value())
                            .ask(Charge.Where::new, ASKING)
                            .toCompletableFuture()
                            .get(UNANSWERED.toMillis(), TimeUnit.MILLISECONDS))
                    .map(answer -> URI.create(answer.server()));
        } catch (TimeoutException e) {
            LOG.atDebug().addKeyValue("table", table).log("it was asked for while the cluster was being left");
            return Optional.empty();
        } catch (ExecutionException e) {
            LOG.atDebug().addKeyValue("table", table).log("nobody says where it is: {}", e.getMessage());
            pause(); // some refuse at once
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Neighbourhood.moving();
        }
    }

    @Override
    public void doubt(TableId table) {
        found.remove(table);
    }

    @Override
    public URI self() {
        return self;
    }

    @Override
    public List<URI> others() {
        List<URI> others = new ArrayList<>();
        system.ifPresent(running -> {
            Set<Member> unreachable = Cluster.get(running).state().getUnreachable();
            for (Member member : Cluster.get(running).state().getMembers()) {
                boolean there = member.status().equals(MemberStatus.up())
                        || member.status().equals(MemberStatus.leaving());
                if (there && !unreachable.contains(member)) {
                    others.add(Addresses.forwarding(member.address()));
                }
            }
            others.remove(self);
        });
        return others;
    }

    @Override
    public void tell(String news) {
        system.ifPresent(running -> running.tell(new Root.Tell(news)));
    }

    // --- going ------------------------------------------------------------------------------------------------------

    /** The others go on without this server. What it had in its care is in theirs now; it comes again, as a newcomer. */
    private void removed(ActorSystem<Root.Message> before, Care care) {
        joined = false;
        found.clear();
        List<TableId> lost = List.copyOf(here);
        here.clear();
        if (leaving) {
            return;
        }
        LOG.warn("the other servers have gone on without this one, which comes again");
        system = Optional.empty();
        lost.forEach(care::giveUp);
        awaitEnd(before);
        while (!leaving) {
            try {
                // Those who are left get the chance to be the ones who let others in.
                arbiter.release(FOUNDER, seed());
                Thread.sleep(STANDING_BACK);
                var _ = begin(care);
                return;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                LOG.atWarn().setCause(e).log("the cluster cannot be joined yet");
                pause();
            }
        }
    }

    /**
     * Waits until nothing of it is left. Pekko itself waits without end for connections that were cut off: what the other side said when it
     * closed them was lost. They are broken off then, and it goes on by itself.
     */
    private static void awaitEnd(ActorSystem<Root.Message> before) {
        CompletableFuture<Done> end = before.getWhenTerminated().toCompletableFuture();
        while (!end.isDone()) {
            try {
                end.get(ENDING.toSeconds(), TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                LOG.warn("connections that were cut off are broken off");
                Adapter.toClassic(before).actorSelection(CONNECTIONS).tell(TcpMessage.abort(), ActorRef.noSender());
            } catch (ExecutionException e) {
                LOG.atWarn().setCause(e).log("the cluster was left with a fault");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Hands all tables over, says goodbye and waits until the others have heard it. */
    @Override
    public void close() {
        leaving = true;
        pulse.shutdownNow();
        system.ifPresent(ClusterPeers::leave);
        threads.shutdownNow();
    }

    private static void leave(ActorSystem<Root.Message> running) {
        try {
            CoordinatedShutdown.get(running)
                    .runAll(CoordinatedShutdown.actorSystemTerminateReason())
                    .toCompletableFuture()
                    .get(LEAVING.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            LOG.atWarn().setCause(e).log("the cluster was left without a word");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
