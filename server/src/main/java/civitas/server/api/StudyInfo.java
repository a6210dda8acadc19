package civitas.server.api;

import java.util.List;

/**
 * The analysis of a finished game, or how far it is.
 *
 * @param percent how much of it is done
 * @param course the chances of all seats, in percent, whenever no action was half done
 * @param turnings where they changed most
 * @param missed where somebody could have done much better
 */
public record StudyInfo(
        boolean ready, int percent, List<ChanceInfo> course, List<TurningInfo> turnings, List<MissedInfo> missed) {

    /** @param chances in the order of the seats, in percent */
    public record ChanceInfo(int ply, List<Double> chances) {}

    /**
     * An action after which the chances were others.
     *
     * @param seat who began it
     * @param label what it began with
     * @param concerned whose chance changed most: from {@code before} to {@code after}, in percent
     */
    public record TurningInfo(int ply, String seat, String label, String concerned, int before, int after) {}

    /** A decision that could have been better. */
    public record MissedInfo(int ply, String seat, AdviceInfo chosen, List<AdviceInfo> better) {}
}
