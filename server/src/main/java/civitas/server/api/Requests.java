package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**  * What clients send. Anything may be missing: it comes from outside. */
public final class Requests {

    private Requests() {}

    public record Guest(@Nullable String name, @Nullable String language) {}

    public record Credentials(
            @Nullable String name,
            @Nullable String password,
            @Nullable String email,
            @Nullable String language,
            @Nullable Boolean bring) {}

    public record NewPassword(
            @Nullable String password, @Nullable String newPassword) {}

    public record Profile(
            @Nullable String name,
            @Nullable String email,
            @Nullable String language,
            @JsonProperty("notify") @Nullable Boolean mailing) {}

    public record NewTable(
            @Nullable String game,
            @Nullable List<@Nullable String> boxes,
            @Nullable Map<String, String> options,
            @Nullable String title,
            @Nullable List<NewSeat> seats,
            @Nullable NewPace pace,
            @JsonProperty("public") @Nullable Boolean listed,
            @Nullable Boolean hints,
            @Nullable Boolean start) {}

    /** At which moment, from which seat. */
    public record Moment(@Nullable String seat, @Nullable Integer ply) {}

    public record NewSeat(
            @Nullable String kind,
            @Nullable String level,
            @Nullable String name) {}

    public record NewPace(
            @Nullable String kind,
            @Nullable Integer minutes,
            @Nullable Integer days) {}

    public record Join(@Nullable String seat) {}

    public record Replace(@Nullable String level) {}

    public record Choose(
            @Nullable String seat,
            @Nullable Integer ply,
            @Nullable String code) {}

    /** What is to be answered for somebody. */
    public record Answer(
            @Nullable String seat,
            @Nullable Boolean empty,
            @Nullable String until) {}

    public record Undo(
            @Nullable String seat,
            @Nullable Integer ply,
            @Nullable Integer toPly) {}

    public record Say(@Nullable String text) {}

    public record Speed(@Nullable Integer millis) {}

    /** The number of the goal that the sender sees, from 0. */
    public record SkipGoal(@Nullable Integer goal) {}

    /** What somebody would choose in a puzzle. */
    public record PuzzleAnswer(@Nullable String code) {}

    /** What a client says over a live connection. */
    public record Message(
            @Nullable String type,
            @Nullable String seat,
            @Nullable Integer ply,
            @Nullable String code,
            @Nullable String ref) {}
}
