package civitas.cluster;

import civitas.server.peer.Care;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.ClusterSingleton;
import org.apache.pekko.cluster.typed.SingletonActor;
import org.apache.pekko.cluster.typed.Subscribe;

/** The first actor of a server: tells and hears news, and notices who comes and goes. */
final class Root {

    sealed interface Message {}

    /** To be told to all others. */
    record Tell(String news) implements Message {}

    /** Told by somebody, perhaps by this server itself. */
    record News(String server, String text) implements Message, Wired {}

    /** Somebody is gone for good. */
    private record Gone(ClusterEvent.MemberRemoved event) implements Message {}

    /** What it needs to know of this server. */
    interface Host {

        String name();

        Care care();

        Executor threads();

        void gone(String server);
    }

    private Root() {}

    static Behavior<Message> of(Host host) {
        return Behaviors.setup(context -> {
            ActorRef<Topic.Command<News>> topic = context.spawn(Topic.create(News.class, "news"), "news");
            topic.tell(Topic.subscribe(context.getSelf().narrow()));
            Cluster.get(context.getSystem())
                    .subscriptions()
                    .tell(Subscribe.create(
                            context.messageAdapter(ClusterEvent.MemberRemoved.class, Gone::new),
                            ClusterEvent.MemberRemoved.class));
            beginWaking(context, host);
            return Behaviors.receive(Message.class)
                    .onMessage(Tell.class, tell -> {
                        topic.tell(Topic.publish(new News(host.name(), tell.news)));
                        return Behaviors.same();
                    })
                    .onMessage(News.class, news -> {
                        if (!news.server.equals(host.name())) {
                            host.threads().execute(() -> host.care().heard(news.text));
                        }
                        return Behaviors.same();
                    })
                    .onMessage(Gone.class, gone -> {
                        host.gone(Addresses.forwarding(gone.event.member().address())
                                .toString());
                        return Behaviors.same();
                    })
                    .build();
        });
    }

    private static void beginWaking(ActorContext<Message> context, Host host) {
        ClusterSingleton.get(context.getSystem())
                .init(SingletonActor.of(Waker.of(host.care(), host.threads()), "waker"));
    }
}
