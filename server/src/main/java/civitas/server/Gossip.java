package civitas.server;

import civitas.server.account.Accounts;
import civitas.server.account.Guesses;
import civitas.server.live.Lines;
import civitas.server.live.LiveLobby;
import civitas.server.live.LiveTables;
import civitas.server.peer.News;
import civitas.server.peer.Peers;
import civitas.server.room.Quota;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import civitas.server.web.RateLimits;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** Who has something to tell the other servers, and who wants to hear what. */
final class Gossip {

    /** Should it not be heard that a session was ended elsewhere, it lives on for so long at most. */
    private static final Duration SESSIONS_BELIEVED = Duration.ofSeconds(30);

    private Gossip() {}

    static void begin(
            Grapevine grapevine,
            Peers peers,
            Accounts accounts,
            Guesses guesses,
            RateLimits limits,
            Lines lines,
            Quota quota,
            LiveLobby lobby,
            LiveTables tables) {
        people(grapevine, accounts, guesses, lobby, tables);
        limits(grapevine, peers, limits, lines, quota);
        grapevine.hear(News.Tables.class, news -> lobby.tablesChanged());
        grapevine.hear(
                News.YourTurn.class, news -> lobby.yourTurn(news.table(), news.title(), new PersonId(news.person())));
        grapevine.begin();
    }

    private static void people(
            Grapevine grapevine, Accounts accounts, Guesses guesses, LiveLobby lobby, LiveTables tables) {
        accounts.readAgainAfter(SESSIONS_BELIEVED);
        accounts.whenEnded(session -> grapevine.tell(new News.SessionEnded(session)));
        grapevine.hear(News.SessionEnded.class, news -> {
            accounts.endedElsewhere(news.session());
            tables.end(news.session());
            lobby.end(news.session());
        });
        accounts.whenChanged(person -> grapevine.tell(new News.PersonChanged(person.value())));
        grapevine.hear(News.PersonChanged.class, news -> accounts.changedElsewhere(new PersonId(news.person())));
        guesses.whenGuessed((login, right) -> grapevine.tell(new News.Guessed(login, right)));
        grapevine.hear(News.Guessed.class, news -> guesses.guessedElsewhere(news.login(), news.right()));
    }

    private static void limits(Grapevine grapevine, Peers peers, RateLimits limits, Lines lines, Quota quota) {
        limits.share();
        grapevine.tellOften(() -> {
            Map<String, Double> spent = limits.spent();
            return spent.isEmpty() ? Optional.empty() : Optional.of(new News.Spent(spent));
        });
        grapevine.hear(News.Spent.class, news -> limits.spentElsewhere(news.prices()));
        Changes held = new Changes();
        grapevine.tellOften(() -> {
            lines.keepOnly(peers.others().stream().map(URI::toString).toList());
            return held.news(peers.self().toString(), lines.held());
        });
        grapevine.hear(News.Held.class, news -> lines.heldBy(news.server(), news.lines()));
        quota.whenMade((address, table) -> grapevine.tell(new News.Made(address, table.value())));
        grapevine.hear(News.Made.class, news -> quota.madeElsewhere(news.address(), new TableId(news.table())));
    }

    /** What is held is told when it changes, and now and then again for those who have come meanwhile. */
    private static final class Changes {

        private static final int AGAIN_AFTER = 20;

        private Map<String, Integer> last = Map.of();
        private int silent;

        Optional<News> news(String server, Map<String, Integer> now) {
            boolean again = !now.isEmpty() && ++silent >= AGAIN_AFTER;
            if (now.equals(last) && !again) {
                return Optional.empty();
            }
            last = now;
            silent = 0;
            return Optional.of(new News.Held(server, now));
        }
    }
}
