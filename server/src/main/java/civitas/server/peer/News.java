package civitas.server.peer;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;

/** What servers on one database tell each other. A server that misses something is only a little behind. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "news")
@JsonSubTypes({
    @JsonSubTypes.Type(value = News.Tables.class, name = "tables"),
    @JsonSubTypes.Type(value = News.YourTurn.class, name = "turn"),
    @JsonSubTypes.Type(value = News.SessionEnded.class, name = "session"),
    @JsonSubTypes.Type(value = News.PersonChanged.class, name = "person"),
    @JsonSubTypes.Type(value = News.Guessed.class, name = "guessed"),
    @JsonSubTypes.Type(value = News.Made.class, name = "made"),
    @JsonSubTypes.Type(value = News.Spent.class, name = "spent"),
    @JsonSubTypes.Type(value = News.Held.class, name = "held")
})
public sealed interface News {

    /** Lists of tables are not as they were. */
    record Tables() implements News {}

    /** A table has begun to wait for a person. */
    record YourTurn(String table, String title, String person) implements News {}

    /** A session, named by the hash of its secret, was ended. */
    record SessionEnded(String session) implements News {}

    /** What is remembered of a person is not true any more. */
    record PersonChanged(String person) implements News {}

    /** Somebody tried the password of an account; whether it turned out to be right. */
    record Guessed(String login, boolean right) implements News {}

    /** A table was made from a network address. */
    record Made(String address, String table) implements News {}

    /** What was taken from everybody's shares since the last time. */
    record Spent(Map<String, Double> prices) implements News {}

    /** How many live connections a server holds for whom. */
    record Held(String server, Map<String, Integer> lines) implements News {}
}
