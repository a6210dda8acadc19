package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A table as lists and lobbies show it.
 *
 * @param hosting whether the caller is the host
 * @param hints whether those who play may ask what an expert would do
 * @param origin where the deal comes from: {@code dealt} here, a {@code record} whose bringer knows it, or {@code rewound}:
 *     choices were taken back before somebody joined, who cannot know what the others know
 * @param absence so many seconds must a person be away before a computer may play for them
 * @param stage how far the game is, such as "Turn 7"; empty before it begins
 * @param speed milliseconds between two choices of computers; negative while they pause
 * @param seedHash SHA-256 of {@code salt:seed}, known from the start; empty before
 * @param seed the seed, once the game is finished; empty before
 * @param standings the places, once the game is finished
 */
public record TableInfo(
        String id,
        String game,
        String gameName,
        String title,
        List<String> boxes,
        Map<String, String> options,
        String status,
        String host,
        boolean hosting,
        List<SeatInfo> seats,
        @JsonProperty("public") boolean listed,
        boolean hints,
        String origin,
        PaceInfo pace,
        long absence,
        Instant created,
        Instant updated,
        int ply,
        String stage,
        int speed,
        String seedHash,
        String seed,
        String salt,
        int rules,
        boolean yourTurn,
        List<StandingInfo> standings) {}
